/** The languages that a course may be in, by their names in forms: those whose endings a search forgives, and all others. */
export const courseLanguages = {
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
} as const;
