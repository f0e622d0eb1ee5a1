import { z } from 'zod';
import { isStorableJson } from '#server/platform/common/storable-json.ts';

/** Ids and types of Stripe are much shorter; what stands in an index of the database must not be long. */
const name = z.string().min(1).max(255);

/** The last second that the calendar has on both sides, in seconds since 1970. */
const END_OF_TIME = Date.UTC(9999, 11, 31) / 1000;

/** What an event is about. */
const subject = z
  .looseObject({
    object: name,
    id: name.nullish(),
    customer: z.union([name, z.looseObject({ id: name })]).nullish(),
  })
  .refine(({ object, id }) => object !== 'customer' || id, 'a customer has an id');

/** An event of Stripe as far as receiving it goes by it. Whatever else it has stays in it. */
export const eventSchema = z
  .looseObject({
    id: name,
    type: name,
    created: z.int().min(0).max(END_OF_TIME),
    livemode: z.boolean(),
    data: z.looseObject({ object: subject }),
  })
  .refine((event) => isStorableJson(event), 'cannot be kept');
