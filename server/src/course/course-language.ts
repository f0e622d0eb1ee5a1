import type { courseLanguages } from '#shared/course-languages.ts';
import { texts } from '#shared/texts/course-form/en.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

// The schema is English, whoever reads it.
const names: Record<keyof typeof courseLanguages, string> = texts.languages;

export const CourseLanguage = graphqlEnum(
  'CourseLanguage',
  'What language a course is in. A search forgives the endings of its words.',
  names,
);
export type CourseLanguage = keyof typeof CourseLanguage;
