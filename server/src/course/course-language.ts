import { courseLanguages } from '#shared/course-languages.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

// The schema is English for every reader.
const english = new Intl.DisplayNames('en', { type: 'language' });
const names = Object.fromEntries(
  Object.entries(courseLanguages).map(([name, tag]) => [name, tag ? english.of(tag) : 'Another one']),
) as Record<keyof typeof courseLanguages, string>;

export const CourseLanguage = graphqlEnum(
  'CourseLanguage',
  'What language a course is in. A search forgives the endings of its words.',
  names,
);
export type CourseLanguage = keyof typeof CourseLanguage;
