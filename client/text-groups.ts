/**
 * Features whose texts browsers fetch together, by what shows them: the screens that people see first, forms by which one logs in and
 * signs up, the page of a lecture with its player, and what those who are logged in see besides. What is in none of them is for admins.
 */
const featuresOf = {
  visitors: [
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
    'offer',
    'lecture',
    'progress',
    'plan',
    'access-question',
  ],
  accounts: ['auth', 'login', 'factor', 'contact'],
  lectures: ['player', 'lecture-page', 'access'],
  members: [
    'banners',
    'controls',
    'agreement',
    'about',
    'learning',
    'account',
    'profile',
    'developers',
    'install',
    'payment',
    'checkout',
    'subscription',
    'access-page',
    'contact-page',
    'certificate',
  ],
  admins: [],
} satisfies Record<string, string[]>;

export type TextGroup = keyof typeof featuresOf;

// The object has no other keys.
export const textGroups = Object.keys(featuresOf) as TextGroup[];

/** What no screen shows. */
const onServer = [
  'page-head',
  'offline-page',
  'mail',
  'requests',
  'school-defaults',
  'auth-refusals',
  'payment-refusals',
  'payment-problems',
  'refund-failures',
  'stripe',
  'audit-details',
  'transcription-failures',
  'doctor',
  'access-report',
  'certificate-pdf',
];

/** The group of a feature, null for what no screen shows. */
export function groupOfFeature(feature: string): TextGroup | null {
  if (onServer.includes(feature) || feature.endsWith('-mail')) return null;
  const features: Record<TextGroup, readonly string[]> = featuresOf;
  return textGroups.find((group) => features[group].includes(feature)) ?? 'admins';
}
