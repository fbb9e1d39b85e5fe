/** A few short sounds, made when they are needed. Silent until the page has been touched, and when muted. */
import { settings } from "./settings.svelte";

export type Sound = "bell" | "knock" | "chat" | "won" | "lost";

let context: AudioContext | null = null;

addEventListener(
  "pointerdown",
  () => {
    context ??= new AudioContext();
  },
  { once: true, passive: true },
);
addEventListener("keydown", () => (context ??= new AudioContext()), { once: true });

/** A tone that dies away. */
function tone(audio: AudioContext, pitch: number, at: number, length: number, loud = 0.12, shape: OscillatorType = "sine") {
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  const begin = audio.currentTime + at;
  voice.type = shape;
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + length);
}

/** A knock on wood: a little noise, dull and short. */
function knock(audio: AudioContext) {
  const length = Math.floor(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) wave[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 4;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  filter.type = "bandpass";
  filter.frequency.value = 500;
  volume.gain.value = 0.5;
  source.buffer = buffer;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  // A ship's bell, struck twice.
  bell(audio) {
    for (const at of [0, 0.18]) {
      tone(audio, 880, at, 0.9);
      tone(audio, 2217, at, 0.5, 0.05);
    }
  },
  knock,
  chat: (audio) => tone(audio, 523, 0, 0.15, 0.06),
  won: (audio) => [392, 523, 659, 784].forEach((pitch, n) => tone(audio, pitch, n * 0.12, 0.5, 0.1, "triangle")),
  lost: (audio) => [392, 330, 262].forEach((pitch, n) => tone(audio, pitch, n * 0.18, 0.6, 0.1, "triangle")),
};

export function play(sound: Sound): void {
  if (settings.sound && context?.state === "running") SOUNDS[sound](context);
}
