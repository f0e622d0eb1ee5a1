import type { SchoolPartsFragment } from '#client/gql/graphql.ts';

/** A school that nobody has set up. */
export const sampleSchool: SchoolPartsFragment = {
  __typename: 'School',
  id: 'school-1',
  name: 'Lectern',
  logo: null,
  logoDark: null,
  legalPages: [],
  facebook: 'https://www.facebook.com/',
  instagram: '',
  linkedin: '',
  twitter: '',
  youtube: '',
};
