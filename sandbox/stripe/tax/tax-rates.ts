import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId } from '#sandbox/stripe/ids.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { noSuchObject } from '#sandbox/stripe/stripe-error.ts';
import type { TaxPlace } from './rates.ts';

/** The tax rate of a place, created on first use, as Stripe Tax does. */
export function taxRateOf(
  { store, now }: SandboxContext,
  place: TaxPlace,
  inclusive: boolean,
): Stripe.TaxRate {
  const known = store
    .all(
      'tax_rate',
      { path: '$.country', is: place.country },
      { path: '$.jurisdiction', is: place.jurisdiction },
    )
    .find((rate) => rate.inclusive === inclusive && rate.percentage === place.percentage);
  if (known) return known;
  const rate: Stripe.TaxRate = {
    id: createId('txr'),
    object: 'tax_rate',
    active: false,
    country: place.country,
    created: now(),
    description: null,
    display_name: place.name,
    effective_percentage: place.percentage,
    flat_amount: null,
    inclusive,
    jurisdiction: place.jurisdiction,
    jurisdiction_level: place.level,
    livemode: false,
    metadata: {},
    percentage: place.percentage,
    rate_type: 'percentage',
    state: null,
    tax_type: place.type,
  };
  store.save('tax_rate', rate);
  return rate;
}

/** https://docs.stripe.com/api/tax_rates */
export const taxRateRoutes = [
  apiRoute('GET', '/v1/tax_rates/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const rate = store.find('tax_rate', id);
    if (!rate) throw noSuchObject('tax rate', id, 'tax_rate');
    return rate;
  }),
];
