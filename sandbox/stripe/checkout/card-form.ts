import type { CardSubmission } from '#sandbox/stripe/stored-objects.ts';
import {
  findTestCard,
  groupDigits,
  passesLuhn,
  type TestCard,
} from '#sandbox/stripe/resources/test-cards.ts';

const LAST_TWO_DIGIT_YEARS = 100;
const FURTHEST_EXPIRY_YEARS = 50;
const SAMPLE_EXPIRY = '12 / 34';
const SAMPLE_CVC = '123';

/** The fields of the card form, in the order of the page. */
export const CARD_FIELDS = ['email', 'cardNumber', 'expiry', 'cvc', 'cardName'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** The entered values. The security code is never shown again. */
export type CardFormValues = Record<CardField, string>;
export type CardFormErrors = Partial<Record<CardField, string>>;

export const EMPTY_CARD_FORM: CardFormValues = {
  email: '',
  cardNumber: '',
  expiry: '',
  cvc: '',
  cardName: '',
};

/** A field of a posted body. Values other than text count as empty. */
export function readField(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value.trim() : '';
}

/** The card in a posted body. */
export function readCardForm(body: unknown): CardFormValues {
  return {
    email: readField(body, 'email'),
    cardNumber: readField(body, 'cardNumber'),
    expiry: readField(body, 'expiry'),
    cvc: readField(body, 'cvc'),
    cardName: readField(body, 'cardName'),
  };
}

/** The form filled with a test card, and otherwise as entered. */
export function fillIn<Values extends CardFormValues>(
  typed: Values,
  { number }: TestCard,
  holder = 'Test Card',
): Values {
  return {
    ...typed,
    cardNumber: groupDigits(number),
    expiry: typed.expiry || SAMPLE_EXPIRY,
    cvc: SAMPLE_CVC,
    cardName: typed.cardName || holder,
  };
}

/** The form as it was entered for a failed attempt. */
export function formOf(card: CardSubmission): CardFormValues {
  return {
    email: card.email,
    cardNumber: groupDigits(card.number),
    expiry: `${String(card.expiryMonth).padStart(2, '0')} / ${String(card.expiryYear).slice(-2)}`,
    cvc: '',
    cardName: card.name,
  };
}

/** The error in a payer's email address, if any. */
export function emailError(email: string): string | undefined {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? undefined : 'Enter a valid email address.';
}

function cardNumberError(digits: string): string | undefined {
  if (digits === '') return 'Enter a card number.';
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'Your card number is invalid.';
  if (!findTestCard(digits)) return 'Real cards do not work here. Use one of the test cards below.';
  return undefined;
}

interface Expiry {
  month: number;
  year: number;
}

function readExpiry(text: string, now: Date): Expiry | undefined {
  const [, month, year] =
    /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return undefined;
  const century = Math.floor(now.getUTCFullYear() / LAST_TWO_DIGIT_YEARS) * LAST_TWO_DIGIT_YEARS;
  return { month: Number(month), year: year.length === 2 ? century + Number(year) : Number(year) };
}

/** A card is valid until the end of its last month. */
function expiryError(expiry: Expiry | undefined, now: Date): string | undefined {
  if (!expiry) return 'Enter the expiry date as month and year, for example 12 / 34.';
  if (expiry.month < 1 || expiry.month > 12) return 'The month must be between 01 and 12.';
  if (Date.UTC(expiry.year, expiry.month, 1) <= now.getTime()) return 'Your card has expired.';
  if (expiry.year > now.getUTCFullYear() + FURTHEST_EXPIRY_YEARS) return 'The expiry year is too far ahead.';
  return undefined;
}

export type CardFormResult = { card: CardSubmission } | { errors: CardFormErrors };

/**
 * Validates a submitted card.
 * @param knownEmail the payer's email address in the session, which overrides the form
 */
export function checkCardForm(values: CardFormValues, knownEmail: string | null, now: Date): CardFormResult {
  const number = values.cardNumber.replace(/[\s-]/g, '');
  const expiry = readExpiry(values.expiry, now);
  const email = knownEmail ?? values.email;
  const found: Record<CardField, string | undefined> = {
    email: emailError(email),
    cardNumber: cardNumberError(number),
    expiry: expiryError(expiry, now),
    cvc: /^\d{3}$/.test(values.cvc) ? undefined : 'Enter the security code: three digits.',
    cardName: values.cardName === '' ? 'Enter the name on the card.' : undefined,
  };
  const faults = Object.entries(found).filter(([, message]) => message !== undefined);
  if (faults.length > 0 || !expiry) return { errors: Object.fromEntries(faults) };
  const { month: expiryMonth, year: expiryYear } = expiry;
  return { card: { number, expiryMonth, expiryYear, name: values.cardName, email } };
}
