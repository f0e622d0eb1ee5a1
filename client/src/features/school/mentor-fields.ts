import { z } from 'zod';
import type { MentorSettingsPartsFragment } from '#client/gql/graphql.ts';
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

/** What the form begins with. */
export function mentorsFieldsOf({ mentors }: MentorSettingsPartsFragment): MentorsFields {
  return { mentors: mentors.map(({ id, name, subject, bio }) => ({ id, name, subject, bio })) };
}
