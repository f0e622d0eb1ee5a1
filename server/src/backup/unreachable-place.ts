/** A place that cannot be read at the moment, which does not say anything about its files. */
export class UnreachablePlace extends Error {
  override readonly name = 'UnreachablePlace';
}

/** Codes of a missing file and of a bad sector. */
const OF_THE_FILE = new Set(['ENOENT', 'EIO']);

interface Details extends Error {
  code?: unknown;
  /** Of S3. */
  $metadata?: { httpStatusCode?: number };
}

/** Whether an error of a read is one of the place, such as a timeout. Otherwise the file is missing or damaged. */
export function isOfThePlace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, $metadata }: Details = error;
  if ($metadata) return $metadata.httpStatusCode !== 404;
  return error.name === 'TimeoutError' || (typeof code === 'string' && !OF_THE_FILE.has(code));
}
