import { paths } from './paths.ts';

/** The addresses of the settings pages. Only admins load this module. */
export const settingsPaths = {
  school: paths.settings,
  firstSteps: '/admin/settings/first-steps',
  goingLive: '/admin/settings/going-live',
  pictures: '/admin/settings/pictures',
  offer: '/admin/settings/offer',
  about: '/admin/settings/about',
  home: '/admin/settings/home',
  mentors: '/admin/settings/mentors',
  legal: '/admin/settings/legal',
  pages: paths.schoolPages,
} as const;
