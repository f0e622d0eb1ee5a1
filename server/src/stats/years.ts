import { statsMessages } from '#shared/stats.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Years that PostgreSQL and people write alike. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 9999;

/** The year that somebody asked for. Throws BAD_USER_INPUT. */
export function requireYear(year: number): number {
  if (Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR) return year;
  const message = statsMessages.validation.year({ from: FIRST_YEAR, to: LAST_YEAR });
  throw new AppError('BAD_USER_INPUT', message, { fields: { year: message } });
}

/** The years from the first to this one, newest first; this one alone when there is no first. */
export function yearsSince(first: number, thisYear: number): number[] {
  const oldest = Math.min(first, thisYear);
  return Array.from({ length: thisYear - oldest + 1 }, (_, index) => thisYear - index);
}
