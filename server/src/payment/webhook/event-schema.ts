import { z } from 'zod';
import { isStorableJson } from '#server/platform/common/storable-json.ts';

/** Ids and types of Stripe are much shorter; what stands in an index of the database must not be long. */
const name = z.string().min(1).max(255);

/** The last second that the calendar has on both sides, in seconds since 1970. */
const END_OF_TIME = Date.UTC(9999, 11, 31) / 1000;

const reference = z.union([name, z.looseObject({ id: name })]).nullish();

/** Lists that say what was sold: without them nobody knows whether it is of this school. */
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

/** What is referred to by its id: an invoice to come has none. */
const NAMED = ['customer', 'subscription', 'charge'];

/** What an event is about. */
const subject = z
  .looseObject({ object: name, id: name.nullish(), customer: reference })
  .refine(({ object, id }) => id || !NAMED.includes(object), 'what is referred to has an id')
  .refine(
    (about) =>
      !Object.hasOwn(LISTS, about.object) ||
      LISTS[about.object as keyof typeof LISTS].safeParse(about).success,
    'a subscription has items, and an invoice lines',
  );

/** What the events that say something to us are about, by how their types begin. */
const KINDS = Object.entries({
  'checkout.session.': 'checkout.session',
  'customer.subscription.': 'subscription',
  'invoice.': 'invoice',
  'refund.': 'refund',
  'charge.refunded': 'charge',
  'charge.dispute.': 'dispute',
});

function isAboutItsKind({ type, data }: { type: string; data: { object: { object: string } } }): boolean {
  return KINDS.every(([beginning, kind]) => !type.startsWith(beginning) || data.object.object === kind);
}

/** An event of Stripe as far as receiving it goes by it. Whatever else it has stays in it. */
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
