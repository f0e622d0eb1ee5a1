import type { courseLanguages } from '#shared/course-languages.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';

const DESCRIPTIONS: Record<(typeof courseLanguages)[number], string> = {
  ARABIC: 'Arabic',
  DANISH: 'Danish',
  DUTCH: 'Dutch',
  ENGLISH: 'English',
  FINNISH: 'Finnish',
  FRENCH: 'French',
  GERMAN: 'German',
  ITALIAN: 'Italian',
  NORWEGIAN: 'Norwegian',
  PORTUGUESE: 'Portuguese',
  RUSSIAN: 'Russian',
  SPANISH: 'Spanish',
  SWEDISH: 'Swedish',
  TURKISH: 'Turkish',
  OTHER: 'Another one',
};

export const CourseLanguage = graphqlEnum(
  'CourseLanguage',
  'What language a course is in. A search forgives the endings of its words.',
  DESCRIPTIONS,
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
