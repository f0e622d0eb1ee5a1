import type { z } from 'zod';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import type { Language } from '#shared/languages.ts';
import type { offerRules, schoolRules } from '#shared/school.rules.ts';
import type { Letterhead } from '#server/platform/mail/mail-layout.ts';
import type { LegalDates } from './legal-page.ts';
import type { MentorValue } from './mentors.ts';
import type { OwnPicture, SchoolPictures } from './school-pictures.ts';

/** What an admin may set of what the school sells. */
export type OfferValues = z.output<typeof offerRules>;

/** What an admin may set. */
export interface SchoolValues extends z.output<typeof schoolRules>, OfferValues, SchoolPictures {
  mentors: readonly MentorValue[];
  legalDates: LegalDates;
}

@ObjectType({ description: 'Somebody who teaches at the school, as the about page tells.' })
@InArea(Area.SCHOOL)
export class Mentor implements MentorValue {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'What they teach; may be empty.' })
  subject!: string;

  @Field(() => String, { description: 'Who they are, plain text.' })
  bio!: string;
}

@ObjectType({ description: 'The school, as its admins have set it up.' })
@InArea(Area.SCHOOL)
export class School implements SchoolValues {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Counts the changes.' })
  version!: number;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, {
    description:
      'In which language it speaks to those who have chosen none and whose browser asks for none that it speaks, by its tag (BCP 47).',
  })
  language!: Language;

  @Field(() => String, {
    description: "The colour of its buttons and links, as `#rrggbb`; empty for the product's own.",
  })
  accent!: string;

  @Field(() => String, {
    description: 'Mail address that everybody may write to; empty when none is shown.',
  })
  contact!: string;

  @Field(() => String, { description: 'Headline of the first page.' })
  headline!: string;

  @Field(() => String, { description: 'What the first page says below its headline, plain text.' })
  intro!: string;

  @Field(() => String, {
    description: "What the about page says, in Markdown; empty for the product's own page.",
  })
  about!: string;

  @Field(() => [Mentor], { description: 'Who teaches there, in the order of the about page.' })
  mentors!: readonly Mentor[];

  logo!: OwnPicture | null;
  logoDark!: OwnPicture | null;
  icon!: OwnPicture | null;
  /** The logo for mails. */
  letterLogo!: Letterhead['letterLogo'];

  @Field(() => String, { description: 'Who runs the school, in Markdown; empty when there is no such page.' })
  imprint!: string;

  @Field(() => String, {
    description: 'What becomes of the data of people, in Markdown; empty when there is no such page.',
  })
  privacy!: string;

  @Field(() => String, {
    description: 'What people agree to, in Markdown; empty when there is no such page.',
  })
  terms!: string;

  legalDates!: LegalDates;
  /** The names of those settings that an admin has set. */
  ownSettings!: readonly string[];

  @Field(() => String, { description: 'Its address at Facebook; empty when it has none.' })
  facebook!: string;

  @Field(() => String, { description: 'Its address at Instagram; empty when it has none.' })
  instagram!: string;

  @Field(() => String, { description: 'Its address at LinkedIn; empty when it has none.' })
  linkedin!: string;

  @Field(() => String, { description: 'Its address at X; empty when it has none.' })
  twitter!: string;

  @Field(() => String, { description: 'Its address at YouTube; empty when it has none.' })
  youtube!: string;

  @Field(() => Int, { description: 'Price of a year, in minor units of the currency.' })
  priceAmount!: number;

  @Field(() => String, { description: 'Currency of the price: ISO 4217, lower case.' })
  currency!: string;

  @Field(() => Int, { description: 'For how many days after a payment cancelling gives it back whole.' })
  refundDays!: number;

  @Field(() => Int, {
    description: 'For how many days the lectures stay open while a renewal is not paid.',
  })
  graceDays!: number;

  @Field(() => Int, {
    description:
      'For how many days somebody who has never subscribed watches before the first payment; 0 for none.',
  })
  trialDays!: number;
}
