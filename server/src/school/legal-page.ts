import { Field, ID, ObjectType } from 'type-graphql';
import { legalPages, type LegalPageName } from '#shared/legal.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

/** When each legal page got the text that it has, ISO 8601. */
export type LegalDates = { readonly [Name in LegalPageName]?: string };

type LegalTexts = Record<(typeof legalPages)[LegalPageName]['setting'], string>;

/** A school, as far as its legal pages go. */
type LegalSchool = LegalTexts & { legalDates: LegalDates };

const names = Object.keys(legalPages) as LegalPageName[];

export const LegalPageNames = graphqlEnum<LegalPageName>('LegalPageName', 'What a legal page is about.', {
  IMPRINT: 'Who runs the school.',
  PRIVACY: 'What becomes of the data of people.',
  TERMS: 'What people agree to.',
});

@ObjectType({ description: 'A legal page of the school.' })
@InArea(Area.SCHOOL)
export class LegalPage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => LegalPageNames, { description: 'What it is about.' })
  name!: LegalPageName;

  @Field(() => Date, { description: 'When it got the text that it has: the version that people agree to.' })
  changedAt!: Date;

  /** In Markdown. */
  text!: string;
}

/** A legal page of the school; null for one that nobody has written. */
export function legalPageOf(school: LegalSchool, name: LegalPageName): LegalPage | null {
  const text = school[legalPages[name].setting];
  const changedAt = school.legalDates[name];
  return text === '' || !changedAt
    ? null
    : { id: `legal-${name}`, name, changedAt: new Date(changedAt), text };
}

/** The legal pages that there are. */
export const legalPagesOf = (school: LegalSchool): LegalPage[] =>
  names.flatMap((name) => legalPageOf(school, name) ?? []);

/** The dates after a change of these settings. */
export function legalDatesAfter(dates: LegalDates, changes: Partial<LegalTexts>): LegalDates {
  const now = new Date().toISOString();
  const changed = names.filter((name) => changes[legalPages[name].setting] !== undefined);
  return { ...dates, ...Object.fromEntries(changed.map((name) => [name, now])) };
}
