/**
 * Frees the memory of bytes that nobody needs any more, unless others lie in the same piece of it: for what comes faster
 * than the collector looks.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
