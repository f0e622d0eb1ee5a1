import { breadAtHome } from './courses/bread-at-home.ts';
import { colourWithIntent } from './courses/colour-with-intent.ts';
import { lightAndExposure } from './courses/light-and-exposure.ts';
import { spanishForTheFirstTrip } from './courses/spanish-for-the-first-trip.ts';
import { sqlGoodQuestions } from './courses/sql-asking-good-questions.ts';
import { statisticsForDecisions } from './courses/statistics-for-everyday-decisions.ts';
import { typeForScreens } from './courses/type-for-screens.ts';
import { waitingWell } from './courses/waiting-well-asynchronous-javascript.ts';
import { webPagesThatLast } from './courses/web-pages-that-last.ts';
import type { DemoCourse } from './demo-course.ts';

export type { DemoCourse } from './demo-course.ts';

/** The demo school's catalogue, oldest course first. */
export const demoCourses: DemoCourse[] = [
  statisticsForDecisions,
  waitingWell,
  colourWithIntent,
  spanishForTheFirstTrip,
  sqlGoodQuestions,
  typeForScreens,
  breadAtHome,
  lightAndExposure,
  webPagesThatLast,
];
