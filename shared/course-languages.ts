/**
 * The languages of courses with their tags (BCP 47): those for which search has stemming, and `OTHER` for all other languages.
 * Forms label them with `courseFormTexts`.
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
