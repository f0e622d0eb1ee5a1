import { randomInt } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const UPPERCASE_AND_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Stripe's prefix for each kind of ID, with the number of random characters after it. */
const SUFFIX_LENGTH = {
  cus: 14,
  prod: 14,
  price: 24,
  cs_test: 58,
  li: 24,
  sub: 24,
  si: 14,
  in: 24,
  il: 24,
  ii: 24,
  cbtxn: 24,
  issfr: 24,
  inpay: 24,
  pi: 24,
  pr: 24,
  pm: 24,
  ch: 24,
  re: 24,
  du: 24,
  di: 24,
  promo: 24,
  txi: 24,
  txn: 24,
  txr: 24,
  bps: 24,
  evt: 24,
  req: 14,
} as const;

export type IdPrefix = keyof typeof SUFFIX_LENGTH;

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** A new ID in Stripe's format, e.g. `cus_NffrFeUfNV2Hib`. */
export function createId(prefix: IdPrefix): string {
  return `${prefix}_${randomText(BASE62, SUFFIX_LENGTH[prefix])}`;
}

/** The eight characters at the start of a customer's invoice numbers. */
export function createInvoicePrefix(): string {
  return randomText(UPPERCASE_AND_DIGITS, 8);
}

/** A random coupon ID: eight characters without a prefix. */
export function createCouponId(): string {
  return randomText(BASE62, 8);
}

/** A random promotion code. */
export function createPromotionCode(): string {
  return randomText(UPPERCASE_AND_DIGITS, 8);
}

/** The secret half of a payment intent's `client_secret`. */
export function createSecret(): string {
  return randomText(BASE62, 25);
}

/** The ID of a related object, which is an ID or expanded. */
export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}
