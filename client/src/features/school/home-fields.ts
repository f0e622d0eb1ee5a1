import { z } from 'zod';
import type { HomeSettingsPartsFragment } from '#client/gql/graphql.ts';
import { storyLimits } from '#shared/school-story.ts';
import type { storyRules } from '#shared/school.rules.ts';

export type HomeFields = z.output<typeof storyRules>;

/** The values of the form, without the properties that only the cache needs. */
export const homeFieldsOf = ({
  quotes,
  questions,
}: Pick<HomeSettingsPartsFragment, 'quotes' | 'questions'> | HomeFields): HomeFields => ({
  quotes: quotes.map(({ text, name, course }) => ({ text, name, course })),
  questions: questions.map(({ question, answer }) => ({ question, answer })),
});

const keptRules = z.object({
  quotes: z
    .array(z.object({ text: z.string(), name: z.string(), course: z.string() }))
    .max(storyLimits.quotes.max),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).max(storyLimits.questions.max),
});

/** Whether stored content holds the values of the form. */
export const areHomeFields = (content: unknown): content is HomeFields =>
  keptRules.safeParse(content).success;
