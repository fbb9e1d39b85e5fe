/** The pseudo-language: English that is longer and accented, as `engine/messages/pseudo.py` makes it. Tags stay as they are. */
const PLAIN = "aceilnosuyzACEILNOSUYZ";
const ACCENTED = "áçéíłñóšúýžÁÇÉÍŁÑÓŠÚÝŽ";

export function pseudoText(text: string): string {
  return text
    .split(/(<\/?[a-z-]+>)/)
    .map((piece, n) => (n % 2 ? piece : accented(piece)))
    .join("");
}

function accented(text: string): string {
  return text
    .replace(/[A-Za-z]{4,}/g, (word) => word + "ao".repeat(Math.floor(word.length / 6)) + word.at(-1)!)
    .replace(/[aceilnosuyzACEILNOSUYZ]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)]!);
}
