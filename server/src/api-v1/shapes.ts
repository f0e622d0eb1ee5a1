import { z } from 'zod';
import { inputRefusals } from '#shared/request-messages.ts';
import { Role } from '#shared/roles.ts';

/** The answers of the facade with their documented names (specification, sections 3 and 7). */

export const id = z
  .uuid({ error: () => inputRefusals.malformedId })
  .meta({ description: 'Opaque id.', examples: ['0198c0de-0000-7000-8000-000000000000'] });

const address = (what: string, example: string) =>
  z
    .string()
    .meta({ description: `Address of ${what}, absolute or relative to the school.`, examples: [example] });

/** @param example message of a successful call, in English like the descriptions. */
export const message = (example: () => string) =>
  z.string().meta({ description: 'Result message for the user.', examples: [example()] });

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
  .meta({ id: 'User', description: 'A user account.' });

const TEXT = 'Flour, water, salt and time.';

const courseFields = {
  _id: id,
  title: z.string().meta({ examples: ['Bread at Home'] }),
  description: z.string().meta({ description: 'In Markdown.', examples: [TEXT] }),
  decription: z
    .string()
    .meta({ description: 'The same as `description`.', deprecated: true, examples: [TEXT] }),
  category: z.string().meta({ examples: ['Cooking'] }),
  createdBy: z.string().meta({ description: 'Name of the teacher.', examples: ['Ada Lovelace'] }),
  approvalNumber: z.string().meta({
    description: 'Number under which an authority has approved the course; empty if it needs no approval.',
    examples: ['7123456'],
  }),
  outcomes: z.array(z.string()).meta({
    description: 'What learners will be able to do: up to 8 lines of plain text.',
    examples: [['Bake a loaf without a recipe']],
  }),
  audience: z.string().meta({
    description: 'Who the course is for, plain text; empty if not given.',
    examples: ['People who have never baked bread.'],
  }),
  requirements: z.string().meta({
    description: 'What learners need before they begin, plain text; empty if not given.',
    examples: ['An oven, a bowl and a scale.'],
  }),
  thumbnail: z
    .object({
      secure_url: address('the picture', '/media/images/0198c0de-0000-7000-8000-000000000004/9a2b.webp'),
    })
    .nullable()
    .meta({ description: 'Null for a draft without a picture.' }),
  numberoflectures: z.int().meta({ description: 'Number of lectures.' }),
  numberOfLectures: z.int().meta({ description: 'The same as `numberoflectures`.', deprecated: true }),
};

export const courseShape = z
  .object(courseFields)
  .meta({ id: 'Course', description: 'A course of the catalogue.' });

const sectionTitle = z.string().meta({ description: 'Title.', examples: ['Make the dough'] });

export const fileShape = z
  .object({
    _id: id,
    name: z.string().meta({ description: 'File name.', examples: ['slides.pdf'] }),
    size: z.int().meta({ description: 'In bytes.', examples: [482133] }),
    contentType: z
      .string()
      .meta({ description: 'Media type, decided by the content.', examples: ['application/pdf'] }),
    secure_url: address(
      'the file, signed for 5 minutes; it takes ranges',
      '/files/0198c0de-0000-7000-8000-000000000007?expires=1790000000&signature=…',
    ),
  })
  .meta({ id: 'CourseFile', description: 'A file of a lecture or of a whole course.' });

const lectureFields = {
  _id: id,
  kind: z.enum(['VIDEO', 'TEXT', 'LINK']).meta({ description: 'Whether it is a video, a text or a link.' }),
  title: z.string().meta({ examples: ['The first loaf'] }),
  description: z.string().meta({
    description: 'Plain text; may be empty for a text lecture. Of a link, why it is worth reading.',
    examples: ['From flour to crust.'],
  }),
  position: z.int().meta({
    description:
      'Position in the course, ascending from 1 across videos, texts and links, possibly with gaps.',
    examples: [1],
  }),
  section: z
    .object({ _id: id, title: sectionTitle })
    .nullable()
    .meta({ description: 'The section that it belongs to; null before the first section of its course.' }),
  files: z.array(fileShape).meta({ description: 'Its files, in their order.' }),
};

export const lectureShape = z
  .object({
    ...lectureFields,
    lecture: z.object({
      secure_url: address(
        'the video, signed for 5 minutes; it takes ranges',
        '/media/videos/0198c0de-0000-7000-8000-000000000006/1f0c.mp4?expires=1790000000&signature=…',
      ),
    }),
  })
  .meta({ id: 'Lecture', description: 'A lecture with a video that the caller may watch.' });

export const textLectureShape = z
  .object({
    ...lectureFields,
    text: z.object({
      source: z.string().meta({ description: 'Markdown.', examples: ['Knead for *ten* minutes.'] }),
      html: z.string().meta({
        description: 'The text as HTML, safe to insert in a page.',
        examples: ['<p>Knead for <em>ten</em> minutes.</p>'],
      }),
      readingMinutes: z.int().meta({
        description: 'Time for reading it at 200 words a minute, at least one minute.',
        examples: [1],
      }),
    }),
  })
  .meta({ id: 'TextLecture', description: 'A lecture with a text that the caller may read.' });

export const linkLectureShape = z
  .object({
    ...lectureFields,
    url: z.string().meta({
      description: 'Address of the external page, with http or https.',
      examples: ['https://example.com/flour'],
    }),
  })
  .meta({ id: 'LinkLecture', description: 'A lecture that is a link to an external page.' });

const sectionShape = z
  .object({
    _id: id,
    title: sectionTitle,
    summary: z.string().meta({
      description: 'What the section is about, plain text; empty if not given.',
      examples: ['From four ingredients to an elastic dough.'],
    }),
  })
  .meta({ id: 'Section', description: 'A section of a course: a title above some of its lectures.' });

export const upcomingLectureShape = z
  .object({
    _id: id,
    title: z.string().meta({ description: 'Title.', examples: ['The first loaf'] }),
    publishAt: z.iso
      .datetime()
      .meta({ description: 'When it will be published, UTC.', examples: ['2026-12-01T09:00:00.000Z'] }),
  })
  .meta({ id: 'UpcomingLecture', description: 'A lecture that will be published at a set time.' });

export const courseWithLecturesShape = z
  .object({
    ...courseFields,
    sections: z
      .array(sectionShape)
      .meta({ description: 'Its sections in teaching order; empty if it has none.' }),
    lectures: z.array(lectureShape).meta({ description: 'Its videos.' }),
    textLectures: z.array(textLectureShape).meta({ description: 'Its text lectures.' }),
    linkLectures: z.array(linkLectureShape).meta({ description: 'Its links to external pages.' }),
    files: z.array(fileShape).meta({ description: 'The files that belong to the whole course.' }),
  })
  .meta({ id: 'CourseWithLectures', description: 'A course with its lectures in teaching order.' });

export const pageInfoShape = z
  .object({
    endCursor: z
      .string()
      .nullable()
      .meta({
        description: 'Send it as `after` to get the next page; null when the page is empty.',
        examples: ['WyJORVdFU1QiXQ'],
      }),
    hasNextPage: z.boolean(),
  })
  .meta({ id: 'PageInfo', description: 'End of a page, and whether more pages follow.' });

export const paymentShape = z
  .object({
    _id: id,
    amount: z
      .int()
      .meta({ description: 'In minor units of the currency, such as cents.', examples: [49_900] }),
    currency: z.string().meta({ description: 'ISO 4217, lower case.', examples: ['usd'] }),
    refunded: z.int().meta({ description: 'Refunded amount, in the same units.', examples: [0] }),
    disputed: z.int().meta({
      description: 'Amount of a dispute that is open or lost, in the same units.',
      examples: [0],
    }),
    presentment: z
      .object({ amount: z.int(), currency: z.string() })
      .nullable()
      .meta({
        description:
          'What the payer was charged in their own currency, in its minor units; null if that is `currency`.',
        examples: [null],
      }),
    paidAt: z.iso.datetime().meta({ description: 'UTC.', examples: ['2026-09-01T09:30:00.000Z'] }),
    user: id.nullable().meta({ description: 'The payer; null if the account was deleted.' }),
  })
  .meta({ id: 'Payment', description: 'A payment for a year.' });

export const monthlyCounts = z
  .array(z.int())
  .length(12)
  .meta({
    description: 'January to December of this year, UTC.',
    examples: [[0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]],
  });

/** The number of entries of a list. Defaults to the maximum. */
export function pageSize(max: number) {
  const fault = { error: () => inputRefusals.pageSize({ limit: max }) };
  return z.coerce.number(fault).int(fault).min(1, fault).max(max, fault).default(max);
}
