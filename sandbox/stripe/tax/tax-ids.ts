import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import { listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import type { TaxNumber } from '#sandbox/stripe/stored-objects.ts';
import { invalidRequest, noSuchObject, noSuchReference } from '#sandbox/stripe/stripe-error.ts';
import { isValidTaxNumber, taxNumberTypes } from './tax-numbers.ts';

const owner = z.strictObject({ type: parameter.choice('customer'), customer: parameter.text() });

/** Stripe's test numbers: https://docs.stripe.com/billing/customer/tax-ids#test-values */
const VERIFICATIONS: Readonly<Record<string, Stripe.TaxId.Verification.Status>> = {
  '111111111': 'unverified',
  '222222222': 'pending',
};

function verificationOf({ type, value }: TaxNumber): Stripe.TaxId.Verification {
  const isVerifiable = ['au_abn', 'eu_vat', 'gb_vat'].includes(type);
  const status = isVerifiable ? (VERIFICATIONS[value.slice(-9)] ?? 'verified') : 'unavailable';
  return { status, verified_address: null, verified_name: null };
}

/** The tax numbers of a customer, oldest first. */
export function taxNumbersOf({ store }: SandboxContext, customerId: string): TaxNumber[] {
  return store
    .all('tax_id', { path: '$.customer', is: customerId })
    .flatMap((taxId) => (taxId.deleted ? [] : [{ type: taxId.type, value: taxId.value }]))
    .toReversed();
}

/** Saves a tax number with a customer, unless they have it already. */
export function addTaxId(context: SandboxContext, customerId: string, number: TaxNumber): Stripe.TaxId {
  const { store, events, now } = context;
  const known = store
    .all('tax_id', { path: '$.customer', is: customerId })
    .find((taxId) => !taxId.deleted && taxId.type === number.type && taxId.value === number.value);
  if (known && !known.deleted) return known;
  const taxId: Stripe.TaxId = {
    id: createId('txi'),
    object: 'tax_id',
    country: /^[A-Z]{2}/.test(number.value) ? number.value.slice(0, 2) : null,
    created: now(),
    customer: customerId,
    customer_account: null,
    livemode: false,
    owner: { customer: customerId, customer_account: null, type: 'customer' },
    type: number.type,
    value: number.value,
    verification: verificationOf(number),
  };
  store.save('tax_id', taxId);
  events.record('customer.tax_id.created', taxId);
  return taxId;
}

function removeTaxId({ store, events }: SandboxContext, id: string): Stripe.DeletedTaxId {
  const taxId = store.find('tax_id', id);
  if (!taxId || taxId.deleted) throw noSuchObject('tax_id', id, 'id');
  const deleted: Stripe.DeletedTaxId = { id, object: 'tax_id', deleted: true };
  store.save('tax_id', deleted);
  events.record('customer.tax_id.deleted', taxId);
  return deleted;
}

/** Replaces the tax numbers of a customer by one or none. */
export function setTaxNumber(context: SandboxContext, customerId: string, number: TaxNumber | null): void {
  const known = context.store.all('tax_id', { path: '$.customer', is: customerId });
  for (const taxId of known) {
    if (taxId.deleted || (taxId.type === number?.type && taxId.value === number.value)) continue;
    removeTaxId(context, taxId.id);
  }
  if (number) addTaxId(context, customerId, number);
}

function requireCustomer({ store }: SandboxContext, id: string): void {
  const customer = store.find('customer', id);
  if (!customer || customer.deleted) throw noSuchReference('customer', id, 'owner[customer]');
}

/** https://docs.stripe.com/api/tax_ids */
export const taxIdRoutes = [
  apiRoute(
    'POST',
    '/v1/tax_ids',
    z.strictObject({ type: parameter.choice(...taxNumberTypes), value: parameter.text(100), owner }),
    (context, { type, value, owner: { customer } }) => {
      requireCustomer(context, customer);
      if (!isValidTaxNumber({ type, value })) {
        throw invalidRequest(`Invalid value for ${type}.`, 'value', 'tax_id_invalid');
      }
      return addTaxId(context, customer, { type, value });
    },
  ),
  apiRoute('GET', '/v1/tax_ids/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const taxId = store.find('tax_id', id);
    if (!taxId || taxId.deleted) throw noSuchObject('tax_id', id, 'id');
    return taxId;
  }),
  apiRoute(
    'GET',
    '/v1/tax_ids',
    z.strictObject({ ...listParameters, owner }),
    (context, { owner: { customer }, ...query }) => {
      requireCustomer(context, customer);
      return listObjects(context.store, 'tax_id', '/v1/tax_ids', query, [
        { path: '$.customer', is: customer },
      ]);
    },
  ),
  apiRoute('DELETE', '/v1/tax_ids/:id', z.strictObject({}), (context, _parameters, id) =>
    removeTaxId(context, id),
  ),
];
