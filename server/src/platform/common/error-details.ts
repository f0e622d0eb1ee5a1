/** Removes the details of PostgreSQL's errors, which quote whole rows, from a text about an error. */
export function withoutDetails(error: unknown, text: string): string {
  return detailsOf(error).reduce((rest, detail) => rest.replaceAll(detail, '[hidden]'), text);
}

function detailsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'detail' in error && typeof error.detail === 'string' && error.detail ? [error.detail] : [];
  return [...own, ...detailsOf(error.cause)];
}
