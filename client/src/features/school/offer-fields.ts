import { z } from 'zod';
import type { SchoolSettingsPartsFragment, UpdateSchoolInput } from '#client/gql/graphql.ts';
import { decimalAmount, minorDigits } from '#shared/money.ts';
import { offerLimits, offerMessages } from '#shared/offer-settings.ts';

/** What a form holds of what is sold: the price as people write it, and days as text. */
export interface OfferFields {
  price: string;
  currency: string;
  refundDays: string;
  graceDays: string;
  trialDays: string;
}

/** What the form begins with. */
export function offerFieldsOf(school: Pick<SchoolSettingsPartsFragment, keyof OfferInput>): OfferFields {
  const { priceAmount: amount, currency } = school;
  return {
    price: decimalAmount({ amount, currency }).replace(/\.0+$/, ''),
    currency,
    refundDays: String(school.refundDays),
    graceDays: String(school.graceDays),
    trialDays: String(school.trialDays),
  };
}

/** In minor units of a currency; null for what is no price in it. */
export function amountIn({ price, currency }: Pick<OfferFields, 'price' | 'currency'>): number | null {
  const digits = minorDigits(currency);
  const [, whole = '', decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(price.trim()) ?? [];
  if (whole === '' || decimals.length > digits) return null;
  const amount = Number(whole + decimals.padEnd(digits, '0'));
  const { min, max } = offerLimits.priceAmount;
  return amount >= min && amount <= max ? amount : null;
}

/** A number of days as it was typed; null for what is none within its limits. */
export function daysIn(typed: string, { min, max }: { min: number; max: number }): number | null {
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
  return days !== null && days >= min && days <= max ? days : null;
}

const days = (within: { min: number; max: number }) =>
  z.string().refine((typed) => daysIn(typed, within) !== null, {
    error: () => offerMessages.validation.days(within),
  });

/** What is typed, judged; the currency is chosen from a list. */
export const offerFieldRules = {
  price: z.string(),
  currency: z.string(),
  refundDays: days(offerLimits.refundDays),
  graceDays: days(offerLimits.graceDays),
  trialDays: days(offerLimits.trialDays),
};

type OfferInput = Required<
  Pick<UpdateSchoolInput, 'priceAmount' | 'currency' | 'refundDays' | 'graceDays' | 'trialDays'>
>;

/** The change of what was changed in the form, whose fields are valid. */
export function offerInputOf(changed: Partial<OfferFields>, fields: OfferFields): Partial<OfferInput> {
  const { price, currency, ...terms } = changed;
  const isPriceChanged = price !== undefined || currency !== undefined;
  const changedDays = Object.entries(terms).flatMap(([name, typed]) =>
    typed === undefined ? [] : [[name, Number(typed)] as const],
  );
  return {
    // Of two currencies the same amount is another price.
    ...(isPriceChanged && { priceAmount: amountIn(fields), currency: fields.currency }),
    ...Object.fromEntries(changedDays),
  };
}
