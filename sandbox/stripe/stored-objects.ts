import Stripe from 'stripe';

/** The state of a hosted checkout that Stripe's API does not show. */
export interface CheckoutState {
  /** The session's ID. */
  id: string;
  created: number;
  line_items: Stripe.LineItem[];
  /** `trial_days`: length of the free trial; null for none. */
  subscription: { metadata: Stripe.Metadata; description: string | null; trial_days: number | null };
  /** The payment intent of the attempts so far, which the next attempt reuses. */
  payment_intent: string | null;
  /** The attempt that waits for the bank's authentication. */
  authenticating: CardSubmission | null;
  /** The payer's address once entered. It is asked for if taxes depend on it. */
  address: PayerAddress | null;
  /** Whether the address is saved with an existing customer. */
  saves_address: boolean;
  /** The business that buys, if the payer says so. Absent in files of former versions. */
  business?: Business | null;
  /** Whether the name is saved with an existing customer. */
  saves_name?: boolean;
  /** Whether a payer who could pay in their own currency keeps that of the price. Absent in files of former versions. */
  keeps_currency?: boolean;
}

/** A tax number with its type at Stripe, such as `eu_vat`. */
export interface TaxNumber {
  type: string;
  value: string;
}

/** A buyer that is a business. */
export interface Business {
  name: string;
  taxNumber: TaxNumber | null;
}

/** The part of an address that taxes need. */
export interface PayerAddress {
  /** ISO 3166-1 alpha-2, upper case. */
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

/** The scheduled outcome of a refund. */
export interface RefundOutlook {
  /** The refund's ID. */
  id: string;
  created: number;
  outcome: 'succeeded' | 'failed';
  /** Unix seconds; null once it has happened. */
  due_at: number | null;
}

/** The scheduled outcome of a bank debit. */
export interface DebitOutlook {
  /** The payment intent's ID. */
  id: string;
  created: number;
  outcome: 'succeeded' | 'failed';
  /** Unix seconds; null once it has happened. */
  due_at: number | null;
}

/** A claim of the payer's bank against a payment: a dispute takes it back, an inquiry asks first. */
export type BankClaim = 'dispute' | 'inquiry';

/** The scheduled claim against a charge. */
export interface ClaimOutlook {
  /** The charge's ID. */
  id: string;
  created: number;
  claim: BankClaim;
  /** Unix seconds; null once it has happened. */
  due_at: number | null;
}

/** The bank's approval of a card for payments without the payer. */
export interface CardApproval {
  /** The payment method's ID. */
  id: string;
  created: number;
}

/** The state of a billing portal besides its session. */
export interface PortalState {
  /** The session's ID. */
  id: string;
  created: number;
  /** The card that waits for the bank's authentication. */
  authenticating: CardSubmission | null;
}

/** The state of a subscription's billing besides the subscription. */
export interface BillingState {
  /** The subscription's ID. */
  id: string;
  created: number;
  /** When the next renewal is announced, in Unix seconds; null once it was. */
  upcoming_at: number | null;
  /** Why drafts of its invoices cannot be finalized, e.g. because a tax is unknown. */
  finalization_error?: string | null;
}

/** Every kind of object that the sandbox stores, by its `object` member. */
export interface StoredObjects {
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  product: Stripe.Product;
  price: Stripe.Price;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  invoiceitem: Stripe.InvoiceItem;
  customer_balance_transaction: Stripe.CustomerBalanceTransaction;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  'radar.early_fraud_warning': Stripe.Radar.EarlyFraudWarning;
  coupon: Stripe.Coupon;
  promotion_code: Stripe.PromotionCode;
  discount: Stripe.Discount;
  balance_transaction: Stripe.BalanceTransaction;
  tax_id: Stripe.TaxId | Stripe.DeletedTaxId;
  tax_rate: Stripe.TaxRate;
  event: Stripe.EventBase;
  checkout_state: CheckoutState;
  'billing_portal.session': Stripe.BillingPortal.Session;
  portal_state: PortalState;
  card_approval: CardApproval;
  billing_state: BillingState;
  refund_outlook: RefundOutlook;
  claim_outlook: ClaimOutlook;
  debit_outlook: DebitOutlook;
}

export type StoredName = keyof StoredObjects;

const DECIMAL_FIELDS = new Set(['unit_amount_decimal', 'amount_decimal', 'quantity_decimal']);
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Decimals are sent and stored as strings. The SDK's types have them as `Decimal`. */
function reviveDecimal(key: string, value: unknown): unknown {
  const isDecimal = DECIMAL_FIELDS.has(key) && typeof value === 'string' && DECIMAL.test(value);
  return isDecimal ? Stripe.Decimal.from(value) : value;
}

/** Parses the JSON of a stored object. */
export function decodeObject<Name extends StoredName>(_name: Name, data: string): StoredObjects[Name] {
  // Only ObjectStore.save writes rows of this name, from values of this type.
  return JSON.parse(data, reviveDecimal) as StoredObjects[Name];
}
