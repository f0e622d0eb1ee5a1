/** Width and height of a drawn picture, in pixels. */
const size = 512;

/**
 * The initials of a name: the first letters of its first and last word. A name in Chinese, Japanese or Korean is shortened to its
 * first character. Empty for a name without letters.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => /^\p{L}/u.test(word));
  const first = words[0] ?? '';
  const letters = words.length > 1 ? [first, words.at(-1) ?? ''] : [first];
  return letters.map(firstLetter).join('');
}

// A letter may consist of several code points.
const firstLetter = (word: string) => (/^\p{L}\p{M}*/u.exec(word)?.[0] ?? '').toLocaleUpperCase();

/** The background of the initials of a name, as a CSS colour. White text on it has a contrast of 4.5 or more. */
export function initialsColor(name: string): string {
  const hue = [...name.trim()].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);
  return `hsl(${hue} 45% 28%)`;
}

/** Draws the initials of a name as a square PNG; null where the browser does not allow it. */
export async function drawInitials(name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return null;
  const initials = initialsOf(name);
  context.fillStyle = initialsColor(name);
  context.fillRect(0, 0, size, size);
  context.fillStyle = 'white';
  context.font = `600 ${size * 0.4}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(initials, size / 2, size * 0.53, size * 0.9);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return picture && new File([picture], 'initials.png', { type: picture.type });
}
