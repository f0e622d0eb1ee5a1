/** The smallest figures that the home page shows. Smaller ones would speak against a young school. */
export const homeFloors = { courses: 4, hours: 5, learners: 20 } as const;

/** The courses that the home page shows as the most watched. */
export const mostWatchedLimits = {
  /** Number of courses. Some of them may be in the row of the newest courses already. */
  count: { max: 8 },
  /** Learners who started the course in this year or the year before. */
  learners: { min: 5 },
} as const;
