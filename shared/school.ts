import { DEFAULT_LANGUAGE } from './languages.ts';
import { defaultMentors } from './mentors.ts';
import { schoolDefaultTexts } from './texts/school-defaults.ts';
import type { Typeface } from './typefaces.ts';

/** Lengths count characters (code points). */
export const schoolLimits = {
  schoolName: { max: 40 },
  headline: { max: 80 },
  intro: { max: 300 },
  /** A page in Markdown. */
  page: { max: 20_000 },
  /** An address on a social network. */
  address: { max: 200 },
} as const;

/** The social networks, by the names of their settings. */
export const networks = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;

/** The default settings of a school: the texts and values of the specification. The texts are in the reader's language. */
export const schoolDefaults = {
  name: 'Lectern',
  /** For people who have not chosen a language and whose browser accepts none of ours. */
  language: DEFAULT_LANGUAGE,
  accent: '',
  secondColor: '',
  // Widened, because the values of admins have the same type.
  typeface: 'FRAUNCES' as Typeface,
  contact: '',
  get headline(): string {
    return schoolDefaultTexts.headline;
  },
  get intro(): string {
    return schoolDefaultTexts.intro;
  },
  // Empty for the default page.
  about: '',
  mentors: defaultMentors,
  // The alternative text of the picture of the home page.
  heroAlt: '',
  // What learners say and what visitors ask.
  quotes: [],
  questions: [],
  // Legal pages; an empty text means that the school has no such page.
  imprint: '',
  privacy: '',
  terms: '',
  withdrawal: '',
  accessibility: '',
  // Free pages.
  pages: [],
  // The specification does not show the destinations (section 1): each links to the network itself.
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
  twitter: 'https://x.com/',
  youtube: '',
} as const;
