/** The days of the reader's calendar from which and until which a list goes, like `2026-11-23`; empty where it has no end. */
export interface Days {
  from: string;
  until: string;
}

const wholeDay = /^\d{4}-\d{2}-\d{2}$/;

/** The days in an address; what is no day there counts as none. */
export function readDays(params: URLSearchParams): Days {
  const read = (name: keyof Days) => {
    const value = params.get(name) ?? '';
    return wholeDay.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
  };
  return { from: read('from'), until: read('until') };
}

/** The moments of these days, as the server takes them: the beginning of the first, and the end of the last. */
export function momentsOf({ from, until }: Days): { from: string | null; until: string | null } {
  return { from: from ? midnight(from, 0) : null, until: until ? midnight(until, 1) : null };
}

/** The midnight at which a day begins here, so many days later. */
function midnight(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}

/** A moment as a field for a day and a time takes it, where the reader is: `2026-11-23T14:05`. */
export function momentInput(time: Date): string {
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such a field holds; null while it is no moment. */
export function readMoment(text: string): Date | null {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time;
}
