import type Stripe from 'stripe';

const SECONDS_A_DAY = 86_400;
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
 * The end of the period that begins at `start` (unix seconds). Months and years are those of the calendar in UTC; a day
 * that the last month lacks becomes its last one, as Stripe does it: from 29 February a year leads to 28 February.
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
