import Stripe from 'stripe';

/** What a hosted checkout remembers beside its session and Stripe's API does not show. */
export interface CheckoutState {
  /** The session's id. */
  id: string;
  created: number;
  line_items: Stripe.LineItem[];
  subscription: { metadata: Stripe.Metadata; description: string | null };
  /** The payment intent of the attempts so far, which the next attempt goes on with. */
  payment_intent: string | null;
  /** The attempt that waits for the bank's authentication page. */
  authenticating: CardSubmission | null;
}

/** A valid submission of the hosted page's card form. */
export interface CardSubmission {
  /** Sixteen digits of one of the test cards. */
  number: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  name: string;
  email: string;
}

/** Every kind of object the sandbox keeps, under the name that its `object` member has. */
export interface StoredObjects {
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  product: Stripe.Product;
  price: Stripe.Price;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  event: Stripe.EventBase;
  checkout_state: CheckoutState;
}

export type StoredName = keyof StoredObjects;

const DECIMAL_FIELDS = new Set(['unit_amount_decimal', 'amount_decimal', 'quantity_decimal']);
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Decimals travel and rest as strings; the SDK's types hold them as `Decimal`. */
function reviveDecimal(key: string, value: unknown): unknown {
  const isDecimal = DECIMAL_FIELDS.has(key) && typeof value === 'string' && DECIMAL.test(value);
  return isDecimal ? Stripe.Decimal.from(value) : value;
}

/** Reads back what `JSON.stringify` made of a stored object. */
export function decodeObject<Name extends StoredName>(_name: Name, data: string): StoredObjects[Name] {
  // Rows of this name are written from values of this very type, by ObjectStore.save alone.
  return JSON.parse(data, reviveDecimal) as StoredObjects[Name];
}
