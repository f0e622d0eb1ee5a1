/** Whether a response is the same for all users. The server forbids caching of all others. */
export function isForEverybody({ status, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? 'no-store';
  return status === 200 && !/no-store|private/.test(control);
}

/**
 * Whether a page contains its content. The server sends an ETag only with such pages, not with shells that scripts
 * fill.
 */
export function isWholePage(response: Response): boolean {
  return isForEverybody(response) && response.headers.has('etag');
}
