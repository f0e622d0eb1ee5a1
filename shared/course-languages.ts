/**
 * The languages that a course may be in, each with its tag (BCP 47): those whose endings a search forgives, and all others, of which
 * nobody knows which it is. Forms call them by `courseFormTexts`.
 */
export const courseLanguages = {
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
} as const;
