import type { SchoolPartsFragment } from '#client/gql/graphql.ts';

/** The offer of a sample school. */
export const sampleOffer = {
  price: { __typename: 'Money', amount: 49_900, currency: 'usd' },
  priceTax: 'NONE',
  monthlyNotice: false,
  refundDays: 14,
  graceDays: 7,
  trialDays: 0,
  noticeDays: 35,
  renewalConsent: false,
};

/** A school with default settings. */
export const sampleSchool: SchoolPartsFragment = {
  __typename: 'School',
  id: 'school-1',
  name: 'Lectern',
  isSelling: true,
  logo: null,
  logoDark: null,
  hero: null,
  heroAlt: '',
  legalPages: [],
  pages: [],
  facebook: 'https://www.facebook.com/',
  instagram: '',
  linkedin: '',
  twitter: '',
  youtube: '',
};
