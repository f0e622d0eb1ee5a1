import type { CourseLanguage } from '#client/gql/graphql.ts';
import { courseLanguages } from '#shared/course-languages.ts';

/** The language of what is written of a course, for `lang`; undefined for one that is not known. */
export const languageTag = ({ language }: { language: CourseLanguage }): string | undefined =>
  courseLanguages[language];
