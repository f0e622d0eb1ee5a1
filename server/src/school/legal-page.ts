import { Field, ID, ObjectType } from 'type-graphql';
import { legalPages, type LegalPageName } from '#shared/legal.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

/** When the text of each legal page was last changed, ISO 8601. */
export type LegalDates = { readonly [Name in LegalPageName]?: string };

type LegalTexts = Record<(typeof legalPages)[LegalPageName]['setting'], string>;

/** The settings of a school that concern legal pages. */
type LegalSchool = LegalTexts & { legalDates: LegalDates };

const names = Object.keys(legalPages) as LegalPageName[];

export const LegalPageNames = graphqlEnum<LegalPageName>('LegalPageName', 'A kind of legal page.', {
  IMPRINT: 'Imprint: the operator of the school.',
  PRIVACY: 'Privacy policy.',
  TERMS: 'Terms of service.',
  WITHDRAWAL: 'Withdrawal notice: how consumers withdraw from the contract.',
  ACCESSIBILITY: 'Accessibility statement.',
});

@ObjectType({ description: 'A legal page of the school.' })
@InArea(Area.SCHOOL)
export class LegalPage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => LegalPageNames, { description: 'Kind of page.' })
  name!: LegalPageName;

  @Field(() => Date, {
    description: 'When the text was last changed, UTC. Identifies the version that users agree to.',
  })
  changedAt!: Date;

  /** In Markdown. */
  text!: string;
}

/** Returns a legal page of the school; null if it has no text. */
export function legalPageOf(school: LegalSchool, name: LegalPageName): LegalPage | null {
  const text = school[legalPages[name].setting];
  const changedAt = school.legalDates[name];
  return text === '' || !changedAt
    ? null
    : { id: `legal-${name}`, name, changedAt: new Date(changedAt), text };
}

/** Returns the legal pages that have a text. */
export const legalPagesOf = (school: LegalSchool): LegalPage[] =>
  names.flatMap((name) => legalPageOf(school, name) ?? []);

/** Returns the dates of the legal pages after a change of settings. */
export function legalDatesAfter(dates: LegalDates, changes: Partial<LegalTexts>): LegalDates {
  const now = new Date().toISOString();
  const changed = names.filter((name) => changes[legalPages[name].setting] !== undefined);
  return { ...dates, ...Object.fromEntries(changed.map((name) => [name, now])) };
}
