import { z } from 'zod';
import { formatMoney, minorDigits, type Money } from './money.ts';
import { refundMessages } from './refund.ts';

/** How much goes back of a payment of which `left` is left: typed like `20.50`, in minor units once it is parsed. */
export const refundRules = (left: Money) =>
  z.object({
    amount: z.string().transform((typed, context) => {
      const amount = minorUnits(typed, left.currency);
      if (amount !== null && amount > 0 && amount <= left.amount) return amount;
      context.addIssue(refundMessages.validation.amount({ most: formatMoney(left) }));
      return z.NEVER;
    }),
  });

/** An amount as people type it, like `20`, `20.5` or `20,50`, in minor units of its currency; null for what is none. */
function minorUnits(typed: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || fraction.length > digits) return null;
  return Number(whole + fraction.padEnd(digits, '0'));
}
