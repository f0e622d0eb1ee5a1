import type { SchoolSettingsPartsFragment } from '#client/gql/graphql.ts';
import type { schoolRules } from '#shared/school.rules.ts';

/** What the forms of the settings hold. */
export type SettingsFields = Pick<SchoolSettingsPartsFragment, keyof typeof schoolRules.shape>;

/** The labels of the fields, from top to bottom. */
export const settingsLabels: Record<keyof SettingsFields, string> = {
  name: 'Name',
  language: 'Language',
  accent: 'Colour',
  contact: 'Contact address',
  headline: 'Headline',
  intro: 'Text below it',
  about: 'Text of the page',
  imprint: 'Imprint',
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
};

/** The addresses of the school elsewhere. */
export const networks = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;

// Each setting has a label, and nothing else has.
const names = Object.keys(settingsLabels) as (keyof SettingsFields)[];

/** What the forms begin with. */
export function settingsFieldsOf(school: SettingsFields): SettingsFields {
  // All of its names are there.
  return Object.fromEntries(names.map((name) => [name, school[name]])) as SettingsFields;
}
