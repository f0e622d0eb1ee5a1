/** Copies a text. V8 keeps a substring as a reference to the whole text, which then stays in memory with it. */
export const ownCopy = (text: string): string => Buffer.from(text).toString();

/** Encodes a text as UTF-8. Node.js keeps short results of `Buffer.from` in shared blocks, which stay in memory with each of them. */
export function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
