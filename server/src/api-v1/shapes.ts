import { z } from 'zod';
import { inputRefusals } from '#shared/request-messages.ts';
import { Role } from '#shared/roles.ts';

/** What the facade answers with, in the documented names (specification, sections 3 and 7). */

export const id = z
  .uuid({ error: () => inputRefusals.malformedId })
  .meta({ description: 'Opaque id.', examples: ['0198c0de-0000-7000-8000-000000000000'] });

const address = (what: string, example: string) =>
  z
    .string()
    .meta({ description: `Address of ${what}, absolute or relative to the school.`, examples: [example] });

/** @param example what a call says that was done: in English, the language of the description. */
export const message = (example: () => string) =>
  z.string().meta({ description: 'What was done, for the person who asked.', examples: [example()] });

export const userShape = z
  .object({
    _id: id,
    fullName: z.string().meta({ examples: ['Ada Lovelace'] }),
    email: z.string().meta({ description: 'Lower case.', examples: ['ada@example.com'] }),
    avatar: z.object({
      secure_url: address('the portrait', '/media/images/0198c0de-0000-7000-8000-000000000002/5e1f.webp'),
    }),
    role: z.enum(Role),
    subscription: z.object({
      status: z
        .enum(['active', 'pending', 'past_due', 'inactive'])
        .meta({ description: 'Only `active` opens the lectures.' }),
    }),
  })
  .meta({ id: 'User', description: 'A person with an account.' });

const TEXT = 'Flour, water, salt and time.';

const courseFields = {
  _id: id,
  title: z.string().meta({ examples: ['Bread at Home'] }),
  description: z.string().meta({ description: 'Plain text.', examples: [TEXT] }),
  decription: z
    .string()
    .meta({ description: 'The same as `description`.', deprecated: true, examples: [TEXT] }),
  category: z.string().meta({ examples: ['Cooking'] }),
  createdBy: z
    .string()
    .meta({ description: 'Name of the person who teaches it.', examples: ['Ada Lovelace'] }),
  thumbnail: z
    .object({
      secure_url: address('the picture', '/media/images/0198c0de-0000-7000-8000-000000000004/9a2b.webp'),
    })
    .nullable()
    .meta({ description: 'Null for a draft that has no picture yet.' }),
  numberoflectures: z.int().meta({ description: 'How many lectures it has.' }),
  numberOfLectures: z.int().meta({ description: 'The same as `numberoflectures`.', deprecated: true }),
};

export const courseShape = z
  .object(courseFields)
  .meta({ id: 'Course', description: 'A course of the catalogue.' });

export const lectureShape = z
  .object({
    _id: id,
    title: z.string().meta({ examples: ['The first loaf'] }),
    description: z.string().meta({ description: 'Plain text.', examples: ['From flour to crust.'] }),
    lecture: z.object({
      secure_url: address(
        'the video, signed for 5 minutes; it takes ranges',
        '/media/videos/0198c0de-0000-7000-8000-000000000006/1f0c.mp4?expires=1790000000&signature=…',
      ),
    }),
  })
  .meta({ id: 'Lecture', description: 'A lecture for somebody who may watch it.' });

export const courseWithLecturesShape = z
  .object({ ...courseFields, lectures: z.array(lectureShape) })
  .meta({ id: 'CourseWithLectures', description: 'A course with its lectures in teaching order.' });

export const pageInfoShape = z
  .object({
    endCursor: z
      .string()
      .nullable()
      .meta({
        description: 'Send it as `after` to go on; null when the page is empty.',
        examples: ['WyJORVdFU1QiXQ'],
      }),
    hasNextPage: z.boolean(),
  })
  .meta({ id: 'PageInfo', description: 'Where a page of a list ends and whether more follows.' });

export const paymentShape = z
  .object({
    _id: id,
    amount: z.int().meta({ description: 'In minor units of the currency, like cents.', examples: [49_900] }),
    currency: z.string().meta({ description: 'ISO 4217, lower case.', examples: ['usd'] }),
    refunded: z.int().meta({ description: 'What was refunded of it, in the same units.', examples: [0] }),
    disputed: z.int().meta({
      description:
        "What the payer's bank took back of it in a dispute that is open or lost, in the same units.",
      examples: [0],
    }),
    paidAt: z.iso.datetime().meta({ description: 'UTC.', examples: ['2026-09-01T09:30:00.000Z'] }),
    user: id.nullable().meta({ description: 'Who paid; null when the account is gone.' }),
  })
  .meta({ id: 'Payment', description: 'A payment for a year.' });

export const monthlyCounts = z
  .array(z.int())
  .length(12)
  .meta({
    description: 'January to December of this year, UTC.',
    examples: [[0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]],
  });

/** How many entries of a list are asked for; as many as possible when nothing is said. */
export function pageSize(max: number) {
  const fault = { error: () => inputRefusals.pageSize({ limit: max }) };
  return z.coerce.number(fault).int(fault).min(1, fault).max(max, fault).default(max);
}
