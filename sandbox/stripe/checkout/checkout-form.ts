import type { Business, PayerAddress } from '#sandbox/stripe/stored-objects.ts';
import { findTaxNumber } from '#sandbox/stripe/tax/tax-numbers.ts';
import { CARD_FIELDS, emailError, EMPTY_CARD_FORM, readCardForm, readField } from './card-form.ts';

/** The fields of the payment form, in the order of the page. */
export const CHECKOUT_FIELDS = [
  ...CARD_FIELDS,
  'country',
  'postalCode',
  'businessName',
  'taxNumber',
  'promotionCode',
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** The entered values. The security code is never shown again. */
export type CheckoutFormValues = Record<CheckoutField, string>;
export type CheckoutFormErrors = Partial<Record<CheckoutField, string>>;

export const EMPTY_CHECKOUT_FORM: CheckoutFormValues = {
  ...EMPTY_CARD_FORM,
  country: '',
  postalCode: '',
  businessName: '',
  taxNumber: '',
  promotionCode: '',
};

const LONGEST_POSTAL_CODE = 12;

const COUNTRY_CODES = [
  ...['AT', 'AU', 'BE', 'BR', 'CA', 'CH', 'CZ', 'DE', 'DK', 'ES', 'FI', 'FR', 'GB', 'GR', 'HU', 'IE', 'IN'],
  ...['IT', 'JP', 'KE', 'MX', 'NG', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'SE', 'SG', 'US', 'ZA'],
];

/** The countries to choose from, by name. */
export const COUNTRIES = COUNTRY_CODES.map((code) => ({
  code,
  name: new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code,
})).toSorted((a, b) => a.name.localeCompare(b.name));

/** The fields in a posted body. */
export function readCheckoutForm(body: unknown): CheckoutFormValues {
  return {
    ...readCardForm(body),
    country: readField(body, 'country'),
    postalCode: readField(body, 'postalCode'),
    businessName: readField(body, 'businessName'),
    taxNumber: readField(body, 'taxNumber'),
    promotionCode: readField(body, 'promotionCode'),
  };
}

export type AddressResult = { address: PayerAddress } | { errors: CheckoutFormErrors };

/** Validates the part of an address that taxes need. */
export function checkAddress({ country, postalCode }: CheckoutFormValues): AddressResult {
  const isKnown = COUNTRIES.some(({ code }) => code === country);
  const isPostalCode = postalCode !== '' && postalCode.length <= LONGEST_POSTAL_CODE;
  if (isKnown && isPostalCode) return { address: { country, postalCode } };
  return {
    errors: {
      ...(!isKnown && { country: 'Choose your country.' }),
      ...(!isPostalCode && { postalCode: 'Enter your postal code.' }),
    },
  };
}

const LONGEST_NAME = 150;

/** Validates what a business enters. Both fields are optional, but a tax number needs a name. */
export function checkBusiness({
  businessName: name,
  taxNumber: typed,
}: Pick<CheckoutFormValues, 'businessName' | 'taxNumber'>):
  | { business: Business | null }
  | { errors: CheckoutFormErrors } {
  const taxNumber = findTaxNumber(typed);
  const errors: CheckoutFormErrors = {
    ...(((typed !== '' && name === '') || name.length > LONGEST_NAME) && {
      businessName: 'Enter the name of your business.',
    }),
    ...(typed !== '' && taxNumber === null && { taxNumber: 'Your tax ID is invalid.' }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { business: name === '' ? null : { name, taxNumber } };
}

/** Validates the payer's email address for payments without a card. The session's address overrides the form. */
export function checkEmail(
  { email: typed }: CheckoutFormValues,
  knownEmail: string | null,
): { email: string } | { errors: CheckoutFormErrors } {
  const email = knownEmail ?? typed;
  const error = emailError(email);
  return error === undefined ? { email } : { errors: { email: error } };
}
