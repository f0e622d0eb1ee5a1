import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';

export const FiguresPeriod = graphqlEnum(
  'FiguresPeriod',
  'A period that ends with today, UTC. It has steps of one day, or of one month if it has 12 months.',
  {
    DAYS_7: 'Today and the 6 days before.',
    DAYS_30: 'Today and the 29 days before.',
    DAYS_90: 'Today and the 89 days before.',
    MONTHS_12: 'The 12 months up to and including today.',
  },
);
export type FiguresPeriod = keyof typeof FiguresPeriod;

const DAYS = { DAYS_7: 7, DAYS_30: 30, DAYS_90: 90 } as const;

/**
 * Returns the first days of the steps of the period before and of the period itself, oldest first, and tomorrow as their
 * end. Days are in UTC, like `2026-01-31`.
 */
export function stepsOf(period: FiguresPeriod, now: Date): string[] {
  const tomorrow = new Date(now).setUTCHours(24, 0, 0, 0);
  const steps = period === 'MONTHS_12' ? 12 : DAYS[period];
  const startOf = (back: number) =>
    period === 'MONTHS_12' ? monthsBefore(new Date(tomorrow), back) : tomorrow - back * DAY_MS;
  return Array.from({ length: 2 * steps + 1 }, (_, index) => dayOf(startOf(2 * steps - index)));
}

/** The same day of an earlier month, or its last day if it is shorter. */
function monthsBefore(day: Date, months: number): number {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(day.getUTCDate(), lastDay));
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
