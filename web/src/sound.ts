/** A few short synthesized sounds. Browsers allow sound only after the first click or key. */
import { settings } from "./settings.svelte";

export type Sound = "bell" | "dice" | "knock" | "chat" | "won" | "lost";

let context: AudioContext | null = null;

addEventListener(
  "pointerdown",
  () => {
    context ??= new AudioContext();
  },
  { once: true, passive: true },
);
addEventListener("keydown", () => (context ??= new AudioContext()), { once: true });

/** Plays a tone that fades out. Times are in seconds. */
function tone(audio: AudioContext, pitch: number, delay: number, length: number, volume = 0.12, shape: OscillatorType = "sine") {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const begin = audio.currentTime + delay;
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(volume, begin);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}

/** Plays a knock on wood: a short burst of filtered noise. */
function knock(audio: AudioContext) {
  const length = Math.floor(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 4;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = "bandpass";
  filter.frequency.value = 500;
  gain.gain.value = 0.5;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  // A ship's bell, struck twice.
  bell(audio) {
    for (const delay of [0, 0.18]) {
      tone(audio, 880, delay, 0.9);
      tone(audio, 2217, delay, 0.5, 0.05);
    }
  },
  knock,
  dice: (audio) => [0, 90, 200, 330].forEach((delay) => setTimeout(() => knock(audio), delay)),
  chat: (audio) => tone(audio, 523, 0, 0.15, 0.06),
  won: (audio) => [392, 523, 659, 784].forEach((pitch, n) => tone(audio, pitch, n * 0.12, 0.5, 0.1, "triangle")),
  lost: (audio) => [392, 330, 262].forEach((pitch, n) => tone(audio, pitch, n * 0.18, 0.6, 0.1, "triangle")),
};

export function playSound(sound: Sound): void {
  if (settings.sound && context?.state === "running") SOUNDS[sound](context);
}
