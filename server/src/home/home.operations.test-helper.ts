import type { Told } from '#testing/operations.ts';

export const told: Told = {
  fields: {
    School: 'figures teachers mostWatched',
    SchoolFigures: 'courses hours learners',
    Mentor: 'numberOfCourses',
  },
};
