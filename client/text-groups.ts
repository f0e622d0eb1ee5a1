/** Whose screens first show a feature's texts: browsers fetch those of a group together. */
export const textGroups = ['visitors', 'members', 'admins'] as const;

export type TextGroup = (typeof textGroups)[number];

/** What the screens say that people see first. */
const visitors = new Set(['general', 'course', 'catalogue']);

/** What those who are logged in see besides. */
const members = new Set<string>([]);

/** The group of a feature; what neither visitors nor members read is for admins. */
export function groupOfFeature(feature: string): TextGroup {
  if (visitors.has(feature)) return 'visitors';
  return members.has(feature) ? 'members' : 'admins';
}
