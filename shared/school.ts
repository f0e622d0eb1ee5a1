import { DEFAULT_LANGUAGE } from './languages.ts';
import { defaultMentors } from './mentors.ts';
import { schoolDefaultTexts } from './texts/school-defaults.ts';

/** Lengths count characters (code points). */
export const schoolLimits = {
  schoolName: { max: 40 },
  headline: { max: 80 },
  intro: { max: 300 },
  /** Of a page in Markdown. */
  page: { max: 20_000 },
  /** Of an address elsewhere. */
  address: { max: 200 },
} as const;

/** Where a school may be found elsewhere, by the names of its settings. */
export const networks = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;

/** What a school is that nobody has set up: the specification's texts and values. Its texts are in the language of whoever reads. */
export const schoolDefaults = {
  name: 'Lectern',
  /** For those who have not chosen another, and read none of the others. */
  language: DEFAULT_LANGUAGE,
  accent: '',
  contact: '',
  get headline(): string {
    return schoolDefaultTexts.headline;
  },
  get intro(): string {
    return schoolDefaultTexts.intro;
  },
  // Empty for the page that the product has.
  about: '',
  mentors: defaultMentors,
  // Legal pages; without a text there is none.
  imprint: '',
  privacy: '',
  terms: '',
  // Their destinations are not shown (section 1): each leads to the network itself.
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
  twitter: 'https://x.com/',
  youtube: '',
} as const;
