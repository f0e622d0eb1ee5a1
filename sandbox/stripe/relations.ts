import { listItems, listObjects } from './pagination.ts';
import type { ObjectStore } from './object-store.ts';
import type { StoredName } from './stored-objects.ts';

/** How an object refers to another, by the effect of `expand` on the member. */
export type Relation =
  /** An ID that can be replaced by its object. */
  | { kind: 'reference'; to: StoredName }
  /** An array of IDs that can be replaced by their objects. */
  | { kind: 'references'; to: StoredName }
  /** An object or a list of objects that is always included. */
  | { kind: 'embedded' | 'embedded list'; to: string }
  /** A list that is included only on request. */
  | { kind: 'included list'; to: string; load: (store: ObjectStore, ownerId: string) => object }
  /** An object that is included only on request. */
  | { kind: 'included'; to: string; load: (store: ObjectStore, ownerId: string) => object | undefined };

function reference(to: StoredName): Relation {
  return { kind: 'reference', to };
}

const customer = reference('customer');

/** The expandable members by the value of `object`, as dotted paths inside the object. */
export const RELATIONS: Readonly<Record<string, Readonly<Record<string, Relation>>>> = {
  customer: {
    'invoice_settings.default_payment_method': reference('payment_method'),
    tax_ids: {
      kind: 'included list',
      to: 'tax_id',
      load: (store, id) =>
        listObjects(store, 'tax_id', `/v1/customers/${id}/tax_ids`, {}, [{ path: '$.customer', is: id }]),
    },
    subscriptions: {
      kind: 'included list',
      to: 'subscription',
      load: (store, id) =>
        listObjects(store, 'subscription', `/v1/customers/${id}/subscriptions`, {}, [
          { path: '$.customer', is: id },
          { path: '$.status', isNot: 'canceled' },
        ]),
    },
  },
  product: { default_price: reference('price') },
  price: { product: reference('product') },
  plan: { product: reference('product') },
  'checkout.session': {
    customer,
    subscription: reference('subscription'),
    invoice: reference('invoice'),
    payment_intent: reference('payment_intent'),
    line_items: {
      kind: 'included list',
      to: 'item',
      load: (store, id) =>
        listItems(store.get('checkout_state', id).line_items, `/v1/checkout/sessions/${id}/line_items`),
    },
  },
  item: { price: { kind: 'embedded', to: 'price' } },
  subscription: {
    customer,
    latest_invoice: reference('invoice'),
    default_payment_method: reference('payment_method'),
    discounts: { kind: 'references', to: 'discount' },
    items: { kind: 'embedded list', to: 'subscription_item' },
  },
  subscription_item: {
    price: { kind: 'embedded', to: 'price' },
    plan: { kind: 'embedded', to: 'plan' },
  },
  invoice: {
    customer,
    default_payment_method: reference('payment_method'),
    lines: { kind: 'embedded list', to: 'line_item' },
    'parent.subscription_details.subscription': reference('subscription'),
    payments: {
      kind: 'included list',
      to: 'invoice_payment',
      load: (store, id) =>
        listObjects(store, 'invoice_payment', `/v1/invoice_payments?invoice=${id}`, {}, [
          { path: '$.invoice', is: id },
        ]),
    },
  },
  line_item: {
    subscription: reference('subscription'),
    'pricing.price_details.price': reference('price'),
  },
  invoice_payment: {
    invoice: reference('invoice'),
    'payment.payment_intent': reference('payment_intent'),
    'payment.charge': reference('charge'),
  },
  payment_intent: {
    customer,
    latest_charge: reference('charge'),
    payment_method: reference('payment_method'),
  },
  payment_method: { customer },
  charge: {
    customer,
    balance_transaction: reference('balance_transaction'),
    payment_intent: reference('payment_intent'),
    refunds: {
      kind: 'included list',
      to: 'refund',
      load: (store, id) =>
        listObjects(store, 'refund', `/v1/charges/${id}/refunds`, {}, [{ path: '$.charge', is: id }]),
    },
    // The SDK's types omit it, since a charge can be disputed several times. Stripe still expands it.
    dispute: {
      kind: 'included',
      to: 'dispute',
      load: (store, id) => store.all('dispute', { path: '$.charge', is: id })[0],
    },
  },
  discount: {
    customer,
    promotion_code: reference('promotion_code'),
    'source.coupon': reference('coupon'),
  },
  promotion_code: { 'promotion.coupon': reference('coupon'), customer },
  dispute: { charge: reference('charge'), payment_intent: reference('payment_intent') },
  'radar.early_fraud_warning': {
    charge: reference('charge'),
    payment_intent: reference('payment_intent'),
  },
  refund: {
    balance_transaction: reference('balance_transaction'),
    failure_balance_transaction: reference('balance_transaction'),
    charge: reference('charge'),
    payment_intent: reference('payment_intent'),
    customer,
    payment_method: reference('payment_method'),
  },
};
