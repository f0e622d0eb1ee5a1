/** The languages that a course may be in: those whose endings a search forgives, and all others. Forms call them by `courseFormTexts`. */
export const courseLanguages = [
  'ARABIC',
  'DANISH',
  'DUTCH',
  'ENGLISH',
  'FINNISH',
  'FRENCH',
  'GERMAN',
  'ITALIAN',
  'NORWEGIAN',
  'PORTUGUESE',
  'RUSSIAN',
  'SPANISH',
  'SWEDISH',
  'TURKISH',
  'OTHER',
] as const;
