import { z } from 'zod';
import { isStorableJson } from '#server/platform/common/storable-json.ts';

/** Stripe's IDs and types are much shorter. Indexed values in the database must not be long. */
const name = z.string().min(1).max(255);

/** The last second that both JavaScript and PostgreSQL dates support, in seconds since 1970. */
const END_OF_TIME = Date.UTC(9999, 11, 31) / 1000;

const reference = z.union([name, z.looseObject({ id: name })]).nullish();

/** The lists with the sold prices. They tell whether the sale is the school's. */
const LISTS = {
  subscription: z.looseObject({
    items: z.looseObject({ data: z.array(z.looseObject({ price: z.looseObject({ id: name }) })) }),
  }),
  invoice: z.looseObject({
    lines: z.looseObject({
      data: z.array(
        z.looseObject({
          pricing: z.looseObject({ price_details: z.looseObject({ price: reference }).nullish() }).nullish(),
        }),
      ),
    }),
    parent: z
      .looseObject({ subscription_details: z.looseObject({ subscription: reference }).nullish() })
      .nullish(),
  }),
};

/** Objects that are referenced by ID. An upcoming invoice has none. */
const NAMED = ['customer', 'subscription', 'charge'];

/** The object of an event. */
const subject = z
  .looseObject({ object: name, id: name.nullish(), customer: reference })
  .refine(({ object, id }) => id || !NAMED.includes(object), 'what is referred to has an id')
  .refine(
    (about) =>
      !Object.hasOwn(LISTS, about.object) ||
      LISTS[about.object as keyof typeof LISTS].safeParse(about).success,
    'a subscription has items, and an invoice lines',
  );

/** The objects of the processed events, by prefix of the event type. */
const KINDS = Object.entries({
  'checkout.session.': 'checkout.session',
  'customer.subscription.': 'subscription',
  'invoice.': 'invoice',
  'refund.': 'refund',
  'charge.refunded': 'charge',
  'charge.dispute.': 'dispute',
  'radar.early_fraud_warning.': 'radar.early_fraud_warning',
});

function isAboutItsKind({ type, data }: { type: string; data: { object: { object: string } } }): boolean {
  return KINDS.every(([beginning, kind]) => !type.startsWith(beginning) || data.object.object === kind);
}

/** An event of Stripe, with the fields needed to receive it. Other fields are kept. */
export const eventSchema = z
  .looseObject({
    id: name,
    type: name,
    created: z.int().min(0).max(END_OF_TIME),
    livemode: z.boolean(),
    data: z.looseObject({ object: subject }),
  })
  .refine(isAboutItsKind, 'is about something else than its type says')
  .refine((event) => isStorableJson(event), 'cannot be kept');
