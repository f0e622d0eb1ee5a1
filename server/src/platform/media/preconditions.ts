import type { Request } from 'express';
import type { StoredObjectHead } from '#server/platform/storage/storage.ts';

/** Whether an object is the one that `If-Match` or `If-Unmodified-Since` requires (RFC 9110 §13.1.1, §13.1.4). */
export function isAsRequired(request: Request, { etag, lastModified }: StoredObjectHead): boolean {
  const match = request.get('If-Match');
  if (match !== undefined) {
    // A weak tag never matches: the comparison is strong.
    const tags = [...match.matchAll(/(?:W\/)?"[^"]*"/g)].map(([tag]) => tag);
    return match.trim() === '*' || tags.includes(etag);
  }
  const since = Date.parse(request.get('If-Unmodified-Since') ?? '');
  // A header that is not a date is ignored. The header has whole seconds.
  return Number.isNaN(since) || Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
