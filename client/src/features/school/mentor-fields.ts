import { z } from 'zod';
import { mentorLimits } from '#shared/mentors.ts';
import { mentorRules, mentorsRules } from '#shared/school.rules.ts';

/** Rules of the mentors form: the shared rules for the texts, and the fields that only the form has. */
export const mentorFormRules = mentorsRules.extend({
  mentors: z.array(
    mentorRules.extend({ id: z.string().nullable(), portrait: z.instanceof(File).optional() }),
  ),
});

export type MentorsFields = z.output<typeof mentorFormRules>;

/** An empty mentor. */
export const newMentor: MentorsFields['mentors'][number] = { id: null, name: '', subject: '', bio: '' };

type MentorTexts = Omit<MentorsFields['mentors'][number], 'portrait'>;

/** The initial values of the form. */
export function mentorsFieldsOf({ mentors }: { mentors: readonly MentorTexts[] }): MentorsFields {
  return { mentors: mentors.map(({ id, name, subject, bio }) => ({ id, name, subject, bio })) };
}

const keptRules = z.object({
  mentors: z
    .array(z.object({ id: z.string().nullable(), name: z.string(), subject: z.string(), bio: z.string() }))
    .max(mentorLimits.count.max),
});

/** Whether stored content is a list of mentor texts. */
export const areMentorTexts = (content: unknown): content is MentorsFields =>
  keptRules.safeParse(content).success;
