import type { Stripe } from 'stripe';
import { z } from 'zod';

const text = z.string().nullish().catch(undefined);
/** The range of the database type. */
const integer = z.int32().nullish().catch(undefined);
const time = z.int().nullish().catch(undefined);
/** The ID of a reference, which Stripe returns as an ID or, expanded, as an object. */
const reference = z
  .union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .catch(undefined);

const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .object({ data: z.array(item) })
    .optional()
    .catch(undefined);

/** An item of a subscription, or a line of an invoice. Newer API versions have its price under `pricing`. */
const sold = z
  .object({
    price: reference,
    pricing: z
      .object({ price_details: z.object({ price: reference }).nullish() })
      .nullish()
      .catch(undefined),
  })
  .transform(({ price, pricing }) => price ?? pricing?.price_details?.price ?? null);

/** The fields that are read of any event object, the same for all API versions. */
const subject = z
  .object({
    object: z.string(),
    id: text,
    customer: reference,
    subscription: reference,
    charge: reference,
    payment_intent: reference,
    mode: text,
    currency: text,
    status: text,
    payment_status: text,
    billing_reason: text,
    amount: integer,
    amount_due: integer,
    amount_remaining: integer,
    attempt_count: integer,
    cancel_at: time,
    cancellation_details: z.object({ reason: text }).nullish().catch(undefined),
    items: listOf(sold),
    lines: listOf(sold),
    parent: z
      .object({ subscription_details: z.object({ subscription: reference }).nullish() })
      .nullish()
      .catch(undefined),
  })
  .transform(({ items, lines, parent, ...rest }) => ({
    ...rest,
    customer: rest.object === 'customer' ? rest.id : rest.customer,
    subscription: rest.subscription ?? parent?.subscription_details?.subscription,
    /** The Stripe IDs of the prices of the sold items. */
    prices: [...(items?.data ?? []), ...(lines?.data ?? [])].filter((price) => price !== null),
  }));

const keptEvent = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  livemode: z.boolean(),
  api_version: text,
  account: text,
  data: z.object({
    object: subject,
    previous_attributes: z.object({ cancel_at: time }).optional().catch(undefined),
  }),
});

/**
 * The stored part of a Stripe event: the fields that are read, at their places in Stripe's format. It has IDs, amounts,
 * times and states, but no names or addresses of people.
 */
export type KeptEvent = z.output<typeof keptEvent>;

/** Reduces a Stripe event of any API version to the stored part. */
export function cutEvent(event: Stripe.Event): KeptEvent {
  return keptEvent.parse(event);
}
