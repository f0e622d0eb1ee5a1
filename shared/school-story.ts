/** What a school adds to its home page. Lengths count characters (code points). */
export const storyLimits = {
  quotes: { max: 3 },
  quote: { max: 400 },
  quoteName: { max: 60 },
  quoteCourse: { max: 150 },
  questions: { max: 12 },
  question: { max: 150 },
  answer: { max: 2000 },
  heroAlt: { max: 150 },
} as const;
