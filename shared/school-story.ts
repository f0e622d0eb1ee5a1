/** What learners say and what visitors ask, on the home page. Lengths count characters (code points). */
export const storyLimits = {
  voices: { max: 3 },
  quote: { max: 400 },
  voiceName: { max: 60 },
  questions: { max: 12 },
  question: { max: 150 },
  answer: { max: 2000 },
} as const;
