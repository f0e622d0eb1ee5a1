import type { TaxNumber } from '#sandbox/stripe/stored-objects.ts';

/** The formats of the tax numbers that the sandbox knows: https://docs.stripe.com/billing/customer/tax-ids */
const FORMATS = {
  eu_vat:
    /^(ATU\d{8}|BE[01]\d{9}|CZ\d{8,10}|DE\d{9}|DK\d{8}|ES[A-Z\d]\d{7}[A-Z\d]|FI\d{8}|FR[A-Z\d]{2}\d{9}|EL\d{9}|HU\d{8}|IE\d{7}[A-Z]{1,2}|IT\d{11}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12})$/,
  gb_vat: /^GB(\d{9}|\d{12})$/,
  ch_vat: /^CHE-?(\d{3}\.?){3} ?(MWST|TVA|IVA)$/,
  no_vat: /^\d{9}MVA$/,
  us_ein: /^\d{2}-\d{7}$/,
  au_abn: /^\d{11}$/,
  jp_trn: /^T\d{13}$/,
  in_gst: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/,
} as const satisfies Record<string, RegExp>;

type KnownType = keyof typeof FORMATS;

/** The known types of tax numbers. */
export const taxNumberTypes: readonly KnownType[] = Object.keys(FORMATS).filter(isKnown);

function isKnown(type: string): type is KnownType {
  return type in FORMATS;
}

/** Whether a number has the format of its type. */
export const isValidTaxNumber = ({ type, value }: TaxNumber): boolean =>
  isKnown(type) && FORMATS[type].test(value);

/** The entered tax number; null if its format is unknown. Stripe's pages also ask for its type. */
export function findTaxNumber(typed: string): TaxNumber | null {
  const value = typed.trim().toUpperCase();
  const type = taxNumberTypes.find((known) => FORMATS[known].test(value));
  return type ? { type, value } : null;
}
