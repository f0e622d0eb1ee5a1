import Stripe from 'stripe';

/** What a hosted checkout remembers beside its session and Stripe's API does not show. */
export interface CheckoutState {
  /** The session's id. */
  id: string;
  created: number;
  line_items: Stripe.LineItem[];
  /** `trial_days`: how many days it is free at first; null for none. */
  subscription: { metadata: Stripe.Metadata; description: string | null; trial_days: number | null };
  /** The payment intent of the attempts so far, which the next attempt goes on with. */
  payment_intent: string | null;
  /** The attempt that waits for the bank's authentication page. */
  authenticating: CardSubmission | null;
  /** Where the payer lives, once they said so; asked for where taxes depend on it. */
  address: PayerAddress | null;
  /** Whether that is kept with a customer who was known before. */
  saves_address: boolean;
}

/** As much of an address as taxes need. */
export interface PayerAddress {
  /** Two capital letters of ISO 3166. */
  country: string;
  postalCode: string;
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

/** What becomes of a refund some time after it was made. */
export interface RefundOutlook {
  /** The refund's id. */
  id: string;
  created: number;
  outcome: 'succeeded' | 'failed';
  /** Unix seconds; null once it has come about. */
  due_at: number | null;
}

/** What a payer's bank may open against a payment: a dispute takes it back, an inquiry asks first. */
export type BankClaim = 'dispute' | 'inquiry';

/** What the bank will open against a charge. */
export interface ClaimOutlook {
  /** The charge's id. */
  id: string;
  created: number;
  claim: BankClaim;
  /** Unix seconds; null once it has come about. */
  due_at: number | null;
}

/** That the bank approved a card for payments without the payer. */
export interface CardApproval {
  /** The payment method's id. */
  id: string;
  created: number;
}

/** What a billing portal remembers beside its session. */
export interface PortalState {
  /** The session's id. */
  id: string;
  created: number;
  /** The card that waits for the bank's authentication page. */
  authenticating: CardSubmission | null;
}

/** What the billing of a subscription remembers beside it. */
export interface BillingState {
  /** The subscription's id. */
  id: string;
  created: number;
  /** When the next renewal is to be told of, in unix seconds; null once it was. */
  upcoming_at: number | null;
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
  dispute: Stripe.Dispute;
  coupon: Stripe.Coupon;
  promotion_code: Stripe.PromotionCode;
  discount: Stripe.Discount;
  event: Stripe.EventBase;
  checkout_state: CheckoutState;
  'billing_portal.session': Stripe.BillingPortal.Session;
  portal_state: PortalState;
  card_approval: CardApproval;
  billing_state: BillingState;
  refund_outlook: RefundOutlook;
  claim_outlook: ClaimOutlook;
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
