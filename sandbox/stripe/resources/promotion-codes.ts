import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { createId, createPromotionCode as createRandomCode, idOf } from '#sandbox/stripe/ids.ts';
import { filterBy, listObjects, listParameters } from '#sandbox/stripe/pagination.ts';
import { mergeMetadata } from '#sandbox/stripe/metadata.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import type { ObjectStore } from '#sandbox/stripe/object-store.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import { invalidRequest, noSuchObject, noSuchReference } from '#sandbox/stripe/stripe-error.ts';

const createParameters = z.strictObject({
  active: parameter.boolean().optional(),
  code: parameter.text(500).optional(),
  expires_at: parameter.integer().optional(),
  max_redemptions: parameter.integer({ minimum: 1 }).optional(),
  metadata: parameter.metadata().optional(),
  promotion: z.strictObject({ type: parameter.choice('coupon'), coupon: parameter.text() }),
});

type CreateFields = z.output<typeof createParameters>;

/** The codes that match this text, newest first and ignoring case. */
export function findCodes(store: ObjectStore, code: string): Stripe.PromotionCode[] {
  const wanted = code.toLowerCase();
  return store.all('promotion_code').filter((known) => known.code.toLowerCase() === wanted);
}

/** The coupon of a code. */
export function couponOfCode(store: ObjectStore, { promotion }: Stripe.PromotionCode): Stripe.Coupon {
  if (!promotion.coupon) throw new Error('A promotion code stands for no coupon');
  return store.get('coupon', idOf(promotion.coupon));
}

function checkCode({ store, now }: SandboxContext, code: string, fields: CreateFields): void {
  if (!/^[a-z0-9-]+$/i.test(code)) {
    throw invalidRequest('A code may hold letters, digits and dashes alone.', 'code');
  }
  if (findCodes(store, code).some(({ active }) => active)) {
    throw invalidRequest(
      `An active promotion code with \`code: ${code}\` already exists.`,
      'code',
      'resource_already_exists',
    );
  }
  if (fields.expires_at !== undefined && fields.expires_at <= now()) {
    throw invalidRequest('The `expires_at` timestamp must be in the future.', 'expires_at');
  }
}

function createPromotionCode(context: SandboxContext, fields: CreateFields): Stripe.PromotionCode {
  const coupon = context.store.find('coupon', fields.promotion.coupon);
  if (!coupon) throw noSuchReference('coupon', fields.promotion.coupon, 'promotion[coupon]');
  const code = fields.code ?? createRandomCode();
  checkCode(context, code, fields);
  const promotionCode: Stripe.PromotionCode = {
    id: createId('promo'),
    object: 'promotion_code',
    active: fields.active ?? true,
    code,
    created: context.now(),
    customer: null,
    customer_account: null,
    expires_at: fields.expires_at ?? null,
    livemode: false,
    max_redemptions: fields.max_redemptions ?? null,
    metadata: mergeMetadata(null, fields.metadata),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  };
  context.store.save('promotion_code', promotionCode);
  context.events.record('promotion_code.created', promotionCode);
  return promotionCode;
}

const promotionCodeListParameters = z.strictObject({
  ...listParameters,
  active: parameter.boolean().optional(),
  code: parameter.text().optional(),
  coupon: parameter.text().optional(),
});

/** https://docs.stripe.com/api/promotion_codes */
export const promotionCodeRoutes = [
  apiRoute('POST', '/v1/promotion_codes', createParameters, createPromotionCode),
  apiRoute('GET', '/v1/promotion_codes/:id', z.strictObject({}), ({ store }, _parameters, id) => {
    const code = store.find('promotion_code', id);
    if (!code) throw noSuchObject('promotion code', id, 'promotion_code');
    return code;
  }),
  apiRoute(
    'GET',
    '/v1/promotion_codes',
    promotionCodeListParameters,
    ({ store }, { active, code, coupon, ...query }) =>
      listObjects(store, 'promotion_code', '/v1/promotion_codes', query, [
        ...filterBy('$.active', active),
        ...filterBy('$.code', code),
        ...filterBy('$.promotion.coupon', coupon),
      ]),
  ),
];
