import type { FirstStepPartsFragment } from '#client/gql/graphql.ts';
import { paths } from '#shared/paths.ts';
import { settingsPaths } from '#shared/settings-paths.ts';
import { stepHeadingId } from './demo-focus.ts';

type StepName = FirstStepPartsFragment['name'];

/** The pages of the steps. Steps without a page are checked in place, on the page of the first steps. */
export const stepPages: Partial<Record<StepName, string>> = {
  ACCOUNT: paths.profile,
  SCHOOL: settingsPaths.school,
  OFFER: settingsPaths.offer,
  COURSE: paths.createCourse,
  ABOUT: settingsPaths.about,
  MENTORS: settingsPaths.mentors,
  LINKS: settingsPaths.school,
  LEGAL: settingsPaths.legal,
  GO_LIVE: settingsPaths.goingLive,
};

/** Where an admin does a step. */
export const placeOfStep = (name: StepName): string =>
  stepPages[name] ?? `${settingsPaths.firstSteps}#${stepHeadingId(name)}`;

/** How long each step takes, in minutes. */
export const minutesOfStep: Record<StepName, number> = {
  DEMO: 1,
  ACCOUNT: 2,
  SCHOOL: 3,
  OFFER: 2,
  COURSE: 10,
  MAIL: 1,
  STRIPE: 10,
  LEGAL: 15,
  ABOUT: 10,
  MENTORS: 5,
  LINKS: 2,
  STORAGE: 1,
  BACKUPS: 5,
  GO_LIVE: 30,
};
