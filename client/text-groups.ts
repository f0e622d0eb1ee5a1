/** Whose screens first show a feature's texts: browsers fetch those of a group together. */
export const textGroups = ['visitors', 'members', 'admins'] as const;

export type TextGroup = (typeof textGroups)[number];

/** What the screens say that people see first. */
const visitors = new Set([
  'general',
  'layout',
  'language',
  'pages',
  'lists',
  'forms',
  'legal',
  'home',
  'course',
  'course-page',
  'catalogue',
  'lecture',
  'progress',
  'auth',
  'login',
  'plan',
]);

/** What those who are logged in see besides. */
const members = new Set([
  'banners',
  'controls',
  'agreement',
  'about',
  'learning',
  'account',
  'factor',
  'profile',
  'offer',
  'developers',
  'player',
  'lecture-page',
  'payment',
  'checkout',
  'subscription',
]);

/** What no screen shows. */
const onServer = new Set([
  'page-head',
  'mail',
  'requests',
  'school-defaults',
  'auth-refusals',
  'payment-refusals',
  'payment-problems',
  'certificate-pdf',
]);

/** The group of a feature, null for what no screen shows; what neither visitors nor members read is for admins. */
export function groupOfFeature(feature: string): TextGroup | null {
  if (onServer.has(feature) || feature.endsWith('-mail')) return null;
  if (visitors.has(feature)) return 'visitors';
  return members.has(feature) ? 'members' : 'admins';
}
