/** The `?` placeholders of a list of values, for `in (...)`. */
export function placesFor(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}
