/**
 * Frees the memory of unused bytes at once, for bytes that arrive faster than the garbage collector runs. Does nothing
 * when the buffer holds other bytes as well.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
