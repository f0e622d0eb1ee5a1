import { z } from 'zod';
import type { SchoolSettingsPartsFragment, UpdateSchoolInput } from '#client/gql/graphql.ts';
import { decimalAmount, minorDigits } from '#shared/money.ts';
import { offerLimits, offerMessages } from '#shared/offer-settings.ts';
import { priceTaxes } from '#shared/price-tax.ts';

/** The form values of the offer: the price as entered, and the days as text. */
export interface OfferFields {
  price: string;
  currency: string;
  priceTax: string;
  refundDays: string;
  monthlyNotice: string;
  graceDays: string;
  trialDays: string;
  noticeDays: string;
  /** `on`, or empty. */
  renewalConsent: string;
}

/** The initial values of the form. */
export function offerFieldsOf(
  school: Pick<
    SchoolSettingsPartsFragment,
    | 'price'
    | 'priceTax'
    | 'refundDays'
    | 'monthlyNotice'
    | 'graceDays'
    | 'trialDays'
    | 'noticeDays'
    | 'renewalConsent'
  >,
): OfferFields {
  return {
    price: decimalAmount(school.price).replace(/\.0+$/, ''),
    currency: school.price.currency,
    priceTax: school.priceTax,
    refundDays: String(school.refundDays),
    monthlyNotice: school.monthlyNotice ? 'YES' : 'NO',
    graceDays: String(school.graceDays),
    trialDays: String(school.trialDays),
    noticeDays: String(school.noticeDays),
    renewalConsent: school.renewalConsent ? 'on' : '',
  };
}

/** Parses a price in minor units of its currency; null when it is invalid. */
export function amountIn({ price, currency }: Pick<OfferFields, 'price' | 'currency'>): number | null {
  const digits = minorDigits(currency);
  const [, whole = '', decimals = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(price.trim()) ?? [];
  if (whole === '' || decimals.length > digits) return null;
  const amount = Number(whole + decimals.padEnd(digits, '0'));
  const { min, max } = offerLimits.priceAmount;
  return amount >= min && amount <= max ? amount : null;
}

/** Parses a number of days; null when it is invalid or out of range. */
export function daysIn(typed: string, { min, max }: { min: number; max: number }): number | null {
  const days = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null;
  return days !== null && days >= min && days <= max ? days : null;
}

const days = (within: { min: number; max: number }) =>
  z.string().refine((typed) => daysIn(typed, within) !== null, {
    error: () => offerMessages.validation.days(within),
  });

/** The option of the list of taxes; undefined if there is none with this name. */
export const priceTaxOf = (chosen: string | undefined) => priceTaxes.find((tax) => tax === chosen);

/** Rules of the fields. Currency and tax need none, because they are chosen from lists. */
export const offerFieldRules = {
  price: z.string(),
  currency: z.string(),
  priceTax: z.string(),
  refundDays: days(offerLimits.refundDays),
  monthlyNotice: z.string(),
  graceDays: days(offerLimits.graceDays),
  trialDays: days(offerLimits.trialDays),
  noticeDays: days(offerLimits.noticeDays),
  renewalConsent: z.string(),
};

/** Whether a field of the settings forms belongs to the offer. */
export const isOfferField = (name: string): name is keyof OfferFields => Object.hasOwn(offerFieldRules, name);

type OfferInput = Required<
  Pick<
    UpdateSchoolInput,
    | 'priceAmount'
    | 'currency'
    | 'priceTax'
    | 'refundDays'
    | 'monthlyNotice'
    | 'graceDays'
    | 'trialDays'
    | 'noticeDays'
    | 'renewalConsent'
  >
>;

/** Converts the changed fields of a valid form to a mutation input. */
export function offerInputOf(changed: Partial<OfferFields>, fields: OfferFields): Partial<OfferInput> {
  const { price, currency, priceTax, monthlyNotice, renewalConsent, ...terms } = changed;
  const isPriceChanged = price !== undefined || currency !== undefined;
  const changedDays = Object.entries(terms).flatMap(([name, typed]) =>
    typed === undefined ? [] : [[name, Number(typed)] as const],
  );
  return {
    // Price and currency are sent together, because the price depends on the currency.
    ...(isPriceChanged && { priceAmount: amountIn(fields), currency: fields.currency }),
    ...(priceTax !== undefined && { priceTax: priceTaxOf(priceTax) }),
    ...(monthlyNotice !== undefined && { monthlyNotice: monthlyNotice === 'YES' }),
    ...(renewalConsent !== undefined && { renewalConsent: renewalConsent === 'on' }),
    ...Object.fromEntries(changedDays),
  };
}
