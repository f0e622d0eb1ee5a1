import { z } from 'zod';
import { mentorLimits } from '#shared/mentors.ts';
import { mentorRules, mentorsRules } from '#shared/school.rules.ts';

/** What the form of the mentors holds: their texts, and beside them what no rule of both sides judges. */
export const mentorFormRules = mentorsRules.extend({
  mentors: z.array(
    mentorRules.extend({ id: z.string().nullable(), portrait: z.instanceof(File).optional() }),
  ),
});

export type MentorsFields = z.output<typeof mentorFormRules>;

/** A mentor of whom nothing was written yet. */
export const newMentor: MentorsFields['mentors'][number] = { id: null, name: '', subject: '', bio: '' };

type MentorTexts = Omit<MentorsFields['mentors'][number], 'portrait'>;

/** What the form begins with. */
export function mentorsFieldsOf({ mentors }: { mentors: readonly MentorTexts[] }): MentorsFields {
  return { mentors: mentors.map(({ id, name, subject, bio }) => ({ id, name, subject, bio })) };
}

const keptRules = z.object({
  mentors: z
    .array(z.object({ id: z.string().nullable(), name: z.string(), subject: z.string(), bio: z.string() }))
    .max(mentorLimits.count.max),
});

/** Whether something that was kept is texts of mentors. */
export const areMentorTexts = (content: unknown): content is MentorsFields =>
  keptRules.safeParse(content).success;
