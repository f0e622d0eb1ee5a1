import { z } from 'zod';
import { inputRefusals } from '#shared/request-messages.ts';
import { Role } from '#shared/roles.ts';

/** What the facade answers with, in the documented names (specification, sections 3 and 7). */

export const id = z
  .uuid(inputRefusals.malformedId)
  .meta({ description: 'Opaque id.', examples: ['0198c0de-0000-7000-8000-000000000000'] });

const address = (what: string) =>
  z.string().meta({ description: `Address of ${what}, absolute or relative to the school.` });

export const message = z.string().meta({ description: 'What was done, for the person who asked.' });

export const userShape = z
  .object({
    _id: id,
    fullName: z.string(),
    email: z.string().meta({ description: 'Lower case.' }),
    avatar: z.object({ secure_url: address('the portrait') }),
    role: z.enum(Role),
    subscription: z.object({
      status: z
        .enum(['active', 'pending', 'past_due', 'inactive'])
        .meta({ description: 'Only `active` opens the lectures.' }),
    }),
  })
  .meta({ id: 'User', description: 'A person with an account.' });

const courseFields = {
  _id: id,
  title: z.string(),
  description: z.string().meta({ description: 'Plain text.' }),
  decription: z.string().meta({ description: 'The same as `description`.', deprecated: true }),
  category: z.string(),
  createdBy: z.string().meta({ description: 'Name of the person who teaches it.' }),
  thumbnail: z
    .object({ secure_url: address('the picture') })
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
    title: z.string(),
    description: z.string().meta({ description: 'Plain text.' }),
    lecture: z.object({
      secure_url: address('the video, signed for 5 minutes; it takes ranges'),
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
      .meta({ description: 'Send it as `after` to go on; null when the page is empty.' }),
    hasNextPage: z.boolean(),
  })
  .meta({ id: 'PageInfo', description: 'Where a page of a list ends and whether more follows.' });

export const paymentShape = z
  .object({
    _id: id,
    amount: z.int().meta({ description: 'In minor units of the currency, like cents.' }),
    currency: z.string().meta({ description: 'ISO 4217, lower case.' }),
    refunded: z.int().meta({ description: 'What was refunded of it, in the same units.' }),
    disputed: z.int().meta({
      description:
        "What the payer's bank took back of it in a dispute that is open or lost, in the same units.",
    }),
    paidAt: z.iso.datetime().meta({ description: 'UTC.' }),
    user: id.nullable().meta({ description: 'Who paid; null when the account is gone.' }),
  })
  .meta({ id: 'Payment', description: 'A payment for a year.' });

export const monthlyCounts = z
  .array(z.int())
  .length(12)
  .meta({ description: 'January to December of this year, UTC.' });

/** How many entries of a list are asked for; as many as possible when nothing is said. */
export function pageSize(max: number) {
  const fault = inputRefusals.pageSize(max);
  return z.coerce.number(fault).int(fault).min(1, fault).max(max, fault).default(max);
}
