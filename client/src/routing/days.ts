/** The first and the last day of a list in the reader's calendar, like `2026-11-23`; an empty text means no limit. */
export interface Days {
  from: string;
  until: string;
}

const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the days from an address. Invalid dates count as empty. */
export function readDays(params: URLSearchParams): Days {
  const read = (name: keyof Days) => {
    const value = params.get(name) ?? '';
    return wholeDay.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  return { from: read('from'), until: read('until') };
}

/** The time range of these days, as the server takes it: the start of the first day and the end of the last. */
export function momentsOf({ from, until }: Days): { from: string | null; until: string | null } {
  return { from: from ? midnight(from, 0) : null, until: until ? midnight(until, 1) : null };
}

/** Local midnight at the start of a day, `daysLater` days later. */
function midnight(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}

/** Formats a time for a `datetime-local` field in the reader's time zone: `2026-11-23T14:05`. */
export function momentInput(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Parses the value of such a field; null if it is not a valid time. */
export function readMoment(text: string): Date | null {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time;
}
