import type { Request } from 'express';
import type { ByteRange, StoredObjectHead } from '#server/platform/storage/storage.ts';

const SINGLE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/**
 * Returns the part of an object that a request asks for, after RFC 9110 §14.2 and §13.1.5; undefined for the whole
 * object. The RFC leaves some cases to the server, which also get the whole object: methods other than GET, units other
 * than bytes, malformed ranges, and several ranges at once, which no player requests.
 *
 * Not Express's `request.range`: it treats a suffix longer than the object as unsatisfiable, against §14.1.2.
 */
export function requestedRange(
  request: Request,
  head: StoredObjectHead,
): ByteRange | 'unsatisfiable' | undefined {
  if (request.method !== 'GET' || !isRangeCurrent(request.get('If-Range'), head)) return undefined;
  const [, first, last] = SINGLE_RANGE.exec(request.get('Range') ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;

  if (first === '')
    return within({ start: Math.max(0, head.size - Number(last)), end: head.size - 1 }, head.size);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  const end = last === '' ? head.size - 1 : Math.min(Number(last), head.size - 1);
  return within({ start: Number(first), end }, head.size);
}

function within(range: ByteRange, size: number): ByteRange | 'unsatisfiable' {
  return range.start < size ? range : 'unsatisfiable';
}

/** `If-Range` compares strongly: the same entity tag, or the same date. */
function isRangeCurrent(ifRange: string | undefined, head: StoredObjectHead): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.includes('"')) return ifRange === head.etag;
  return Date.parse(ifRange) === Math.floor(head.lastModified.getTime() / 1000) * 1000;
}
