const two = (value: number) => String(value).padStart(2, '0');

/** The day some years after a time, where the reader is, as a date field has it: `2027-03-01`. */
export function dayFrom(time: Date, { years }: { years: number }): string {
  const day = new Date(time.getFullYear() + years, time.getMonth(), time.getDate());
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The last second of a day where the reader is; null for what is no day. */
export function endOfDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end;
}
