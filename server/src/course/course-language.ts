import { courseLanguages } from '#shared/course-languages.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

export const CourseLanguage = graphqlEnum(
  'CourseLanguage',
  'What language a course is in. A search forgives the endings of its words.',
  courseLanguages,
);
export type CourseLanguage = keyof typeof CourseLanguage;

const TAGS: Record<CourseLanguage, string | null> = {
  ARABIC: 'ar',
  DANISH: 'da',
  DUTCH: 'nl',
  ENGLISH: 'en',
  FINNISH: 'fi',
  FRENCH: 'fr',
  GERMAN: 'de',
  ITALIAN: 'it',
  NORWEGIAN: 'no',
  PORTUGUESE: 'pt',
  RUSSIAN: 'ru',
  SPANISH: 'es',
  SWEDISH: 'sv',
  TURKISH: 'tr',
  OTHER: null,
};

/** The BCP 47 tag of a language; null where nobody knows which it is. */
export const languageTag = (language: CourseLanguage): string | null => TAGS[language];
