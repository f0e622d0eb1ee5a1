import type Stripe from 'stripe';

export const SECONDS_A_DAY = 86_400;
const DAYS = new Map<string, number>([
  ['day', 1],
  ['week', 7],
]);
const MONTHS = new Map<string, number>([
  ['month', 1],
  ['year', 12],
]);

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/**
 * The end of the period that begins at `start` (Unix seconds). Months and years are calendar months and years in UTC.
 * As with Stripe, a day that the last month lacks becomes its last day: a year from 29 February ends on 28 February.
 */
export function periodEnd(start: number, recurring: Stripe.Price.Recurring): number {
  const { interval, interval_count: count } = recurring;
  const days = DAYS.get(interval);
  if (days !== undefined) return start + days * count * SECONDS_A_DAY;
  const months = MONTHS.get(interval);
  if (months === undefined) throw new Error(`Unknown interval: ${interval}`);

  const end = new Date(start * 1000);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months * count);
  end.setUTCDate(Math.min(day, daysInMonth(end.getUTCFullYear(), end.getUTCMonth())));
  return end.getTime() / 1000;
}

/**
 * The end of the period after one that ended at `start`. It is computed from the `anchor`, where the first period
 * began, so that a day that one month lacks returns: after 28 February 2031 comes 29 February 2032.
 */
export function nextPeriodEnd(anchor: number, start: number, recurring: Stripe.Price.Recurring): number {
  const { interval_count: count } = recurring;
  for (let periods = 1; ; periods += 1) {
    const end = periodEnd(anchor, { ...recurring, interval_count: periods * count });
    if (end > start) return end;
  }
}
