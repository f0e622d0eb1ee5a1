import type { CourseLanguage } from '#client/gql/graphql.ts';
import { courseLanguages } from '#shared/course-languages.ts';

/** The `lang` attribute for a course's texts; undefined for an unknown language. */
export const languageTag = ({ language }: { language: CourseLanguage }): string | undefined =>
  courseLanguages[language];
