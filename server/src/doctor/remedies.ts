/** Remedies for causes, by the codes, statuses and messages of errors. The first match counts. */
export type Remedies<Told> = readonly [cause: RegExp, remedy: (told: Told) => string][];

/** Returns what to do about an error: the remedy of its cause, or else the last one. */
export function remedyOf<Told>(
  error: unknown,
  { remedies, otherwise, told }: { remedies: Remedies<Told>; otherwise: (told: Told) => string; told: Told },
): string {
  const cause = causesOf(error);
  const [, remedy] = remedies.find(([pattern]) => pattern.test(cause)) ?? [];
  return (remedy ?? otherwise)(told);
}

/** What the libraries for PostgreSQL, SMTP and S3 add to errors. */
interface Details {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Returns the names, codes, statuses and messages of an error and its causes, as text. */
function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { code, command, responseCode, $metadata } = error as Error & Details;
  const details = [error.name, code, command, responseCode, $metadata?.httpStatusCode, error.message];
  return [...details, causesOf(error.cause)].join(' ');
}
