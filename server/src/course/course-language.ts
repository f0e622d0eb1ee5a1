import { courseLanguages } from '#shared/course-languages.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

// The schema is always in English.
const english = new Intl.DisplayNames('en', { type: 'language' });
const names = Object.fromEntries(
  Object.entries(courseLanguages).map(([name, tag]) => [name, tag ? english.of(tag) : 'Another language']),
) as Record<keyof typeof courseLanguages, string>;

export const CourseLanguage = graphqlEnum(
  'CourseLanguage',
  'The language of a course. A search matches its words regardless of their endings.',
  names,
);
export type CourseLanguage = keyof typeof CourseLanguage;
