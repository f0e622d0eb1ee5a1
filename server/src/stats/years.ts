import { statsMessages } from '#shared/stats.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** The year 9999 is the last one of four digits. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 9999;

/** Returns the year if it is valid. Throws BAD_USER_INPUT. */
export function requireYear(year: number): number {
  if (Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR) return year;
  const message = statsMessages.validation.year({ from: FIRST_YEAR, to: LAST_YEAR });
  throw new AppError('BAD_USER_INPUT', message, { fields: { year: message } });
}

/** Returns the years from the first to the current one, newest first; only the current one if `first` is later. */
export function yearsSince(first: number, thisYear: number): number[] {
  const oldest = Math.min(first, thisYear);
  return Array.from({ length: thisYear - oldest + 1 }, (_, index) => thisYear - index);
}
