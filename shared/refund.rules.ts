import { z } from 'zod';
import { formatMoney, minorDigits, type Money } from './money.ts';
import { refundMessages } from './refund.ts';

/** The amount of a refund, of a payment of which `left` is left: typed like `20.50`, parsed to minor units. */
export const refundRules = (left: Money) =>
  z.object({
    amount: z.string().transform((typed, context) => {
      const amount = minorUnits(typed, left.currency);
      if (amount !== null && amount > 0 && amount <= left.amount) return amount;
      context.addIssue(refundMessages.validation.amount({ most: formatMoney(left) }));
      return z.NEVER;
    }),
  });

/** Parses a typed amount, like `20`, `20.5` or `20,50`, to minor units of its currency; null if it is invalid. */
function minorUnits(typed: string, currency: string): number | null {
  const digits = minorDigits(currency);
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined || fraction.length > digits) return null;
  return Number(whole + fraction.padEnd(digits, '0'));
}
