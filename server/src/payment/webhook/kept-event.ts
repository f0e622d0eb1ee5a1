import type { Stripe } from 'stripe';
import { z } from 'zod';

const text = z.string().nullish().catch(undefined);
/** As the database reads it. */
const integer = z.int32().nullish().catch(undefined);
const time = z.int().nullish().catch(undefined);
/** What Stripe shows as an id or, expanded, as an object: the id of it. */
const reference = z
  .union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .catch(undefined);

const listOf = <Item extends z.ZodType>(item: Item) =>
  z
    .object({ data: z.array(item) })
    .optional()
    .catch(undefined);

/** An item of a subscription, or a line of an invoice: newer versions of the API have its price under `pricing`. */
const sold = z
  .object({
    price: reference,
    pricing: z
      .object({ price_details: z.object({ price: reference }).nullish() })
      .nullish()
      .catch(undefined),
  })
  .transform(({ price, pricing }) => price ?? pricing?.price_details?.price ?? null);

/** What is read of what an event is about, whatever it is, the same for all versions of the API. */
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
    /** Stripe's ids of the prices that something was sold at. */
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
 * What is kept of an event of Stripe: what is read of it, where Stripe has it. Ids, amounts, times and states, and nothing
 * that names a person or says where they live.
 */
export type KeptEvent = z.output<typeof keptEvent>;

/** Cuts an event of Stripe, of any version of its API, to what is kept of it. */
export function cutEvent(event: Stripe.Event): KeptEvent {
  return keptEvent.parse(event);
}
