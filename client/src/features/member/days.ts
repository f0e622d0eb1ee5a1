const two = (value: number) => String(value).padStart(2, '0');

/** The local day some years after a time, in the format of a date field: `2027-03-01`. */
export function dayFrom(time: Date, { years }: { years: number }): string {
  const day = new Date(time.getFullYear() + years, time.getMonth(), time.getDate());
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The last second of a local day; null for an invalid day. */
export function endOfDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end;
}
