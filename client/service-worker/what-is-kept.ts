/** Whether an answer is the same for everybody: the server forbids to store every other one. */
export function isForEverybody({ status, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? 'no-store';
  return status === 200 && !/no-store|private/.test(control);
}

/** Whether a page has what it shows in it: such a one has a tag, and one that scripts have to fill has none. */
export function isWholePage(response: Response): boolean {
  return isForEverybody(response) && response.headers.has('etag');
}
