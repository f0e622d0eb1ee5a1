import type { CourseLanguage } from '#client/gql/graphql.ts';

const tags: Readonly<Record<CourseLanguage, string | undefined>> = {
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
  OTHER: undefined,
};

/** The language of what is written of a course, for `lang`; undefined for one that is not known. */
export const languageTag = ({ language }: { language: CourseLanguage }): string | undefined => tags[language];
