/** The paid period of a payment. */
interface PaidPeriod {
  /** What was paid and is not refunded, in minor units. */
  amount: number;
  start: Date;
  end: Date;
}

/**
 * The same day and time a month later, UTC; the last day of that month if it has no such day (§ 188 (3) BGB).
 */
export function monthAfter(date: Date): Date {
  const later = new Date(date);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return later;
}

/** The part of a payment for the time after `endsAt`, in minor units, rounded up in favour of the customer. */
export function restOf({ amount, start, end }: PaidPeriod, endsAt: Date): number {
  const left = end.getTime() - endsAt.getTime();
  const whole = end.getTime() - start.getTime();
  if (left <= 0 || whole <= 0) return 0;
  return Math.min(amount, Math.ceil((amount * left) / whole));
}
