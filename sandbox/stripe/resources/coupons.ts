import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createCouponId } from '#sandbox/stripe/ids.ts';
import { listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { mergeMetadata } from '#sandbox/stripe/metadata.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject } from '#sandbox/stripe/stripe-error.ts';

const MAXIMUM_PERCENT = 100;

const percent = parameter.text().transform((value, context): number => {
  const number = Number(value);
  if (/^\d+(\.\d+)?$/.test(value) && number > 0 && number <= MAXIMUM_PERCENT) return number;
  const message = 'Invalid percent_off: must be greater than 0 and at most 100';
  context.issues.push({ code: 'custom', message, input: value });
  return z.NEVER;
});

const createParameters = z.strictObject({
  id: parameter.text(200).optional(),
  amount_off: parameter.integer({ minimum: 1 }).optional(),
  currency: parameter.currency().optional(),
  duration: parameter.choice('forever', 'once').optional(),
  max_redemptions: parameter.integer({ minimum: 1 }).optional(),
  metadata: parameter.metadata().optional(),
  name: parameter.text(40).optional(),
  percent_off: percent.optional(),
  redeem_by: parameter.integer().optional(),
});

type CreateFields = z.output<typeof createParameters>;

function checkReduction({ amount_off: amount, percent_off: share, currency }: CreateFields): void {
  if ((amount === undefined) === (share === undefined)) {
    throw invalidRequest(
      'You must pass exactly one of these parameters: percent_off, amount_off.',
      'percent_off',
      'parameter_missing',
    );
  }
  if ((amount === undefined) !== (currency === undefined)) {
    throw invalidRequest(
      'You must pass currency when, and only when, you pass amount_off.',
      'currency',
      'parameter_missing',
    );
  }
}

function createCoupon(context: SandboxContext, fields: CreateFields): Stripe.Coupon {
  checkReduction(fields);
  const id = fields.id ?? createCouponId();
  if (context.store.find('coupon', id)) {
    throw invalidRequest(`Coupon already exists with the id: ${id}.`, 'id', 'resource_already_exists');
  }
  const coupon: Stripe.Coupon = {
    id,
    object: 'coupon',
    amount_off: fields.amount_off ?? null,
    created: context.now(),
    currency: fields.currency ?? null,
    duration: fields.duration ?? 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: fields.max_redemptions ?? null,
    metadata: mergeMetadata(null, fields.metadata),
    name: fields.name ?? null,
    percent_off: fields.percent_off ?? null,
    redeem_by: fields.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  };
  context.store.save('coupon', coupon);
  context.events.record('coupon.created', coupon);
  return coupon;
}

/** The coupon in its state at `now` (Unix seconds), because it may have expired. */
export function couponAt(coupon: Stripe.Coupon, now: number): Stripe.Coupon {
  return { ...coupon, valid: coupon.valid && (coupon.redeem_by === null || coupon.redeem_by > now) };
}

/** https://docs.stripe.com/api/coupons */
export const couponRoutes = [
  apiRoute('POST', '/v1/coupons', createParameters, createCoupon),
  apiRoute('GET', '/v1/coupons/:id', z.strictObject({}), ({ store, now }, _parameters, id) => {
    const coupon = store.find('coupon', id);
    if (!coupon) throw noSuchObject('coupon', id, 'coupon');
    return couponAt(coupon, now());
  }),
  apiRoute('GET', '/v1/coupons', z.strictObject(listParameters), ({ store, now }, query) => {
    const list = listObjects(store, 'coupon', '/v1/coupons', query);
    return { ...list, data: list.data.map((coupon) => couponAt(coupon, now())) };
  }),
];
