import type { z } from 'zod';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import type { Language } from '#shared/languages.ts';
import type { heroRules, offerRules, schoolRules, storyRules } from '#shared/school.rules.ts';
import type { Letterhead } from '#server/platform/mail/mail-layout.ts';
import type { LegalDates } from './legal-page.ts';
import type { MentorValue } from './mentors.ts';
import { PriceTax } from './price-tax.type.ts';
import type { HeroFilm } from './school-film.ts';
import type { HeroPicture, OwnPicture, SchoolPictures } from './school-pictures.ts';
import type { SchoolPageValue } from './school-page-value.ts';
import { Typeface } from './typeface.type.ts';

/** The settings of the offer. */
export type OfferValues = z.output<typeof offerRules>;

/** What learners say, and the questions of visitors with their answers. */
export type StoryValues = z.output<typeof storyRules>;

/** The settings that an admin may change. */
export interface SchoolValues
  extends z.output<typeof schoolRules>, z.output<typeof heroRules>, OfferValues, StoryValues, SchoolPictures {
  mentors: readonly MentorValue[];
  legalDates: LegalDates;
  pages: readonly SchoolPageValue[];
}

@ObjectType({ description: 'A mentor of the school, as shown on the about page.' })
@InArea(Area.SCHOOL)
export class Mentor implements MentorValue {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Subject that the mentor teaches; may be empty.' })
  subject!: string;

  @Field(() => String, { description: 'Biography, plain text.' })
  bio!: string;
}

@ObjectType({ description: 'What a learner says about the school.' })
@InArea(Area.SCHOOL)
export class SchoolQuote {
  @Field(() => String, { description: 'The words of the learner, plain text.' })
  text!: string;

  @Field(() => String, { description: 'Name of the learner.' })
  name!: string;

  @Field(() => String, { description: 'Title of the course that the learner took; may be empty.' })
  course!: string;
}

@ObjectType({ description: 'A question of visitors that the school answers.' })
@InArea(Area.SCHOOL)
export class SchoolQuestion {
  @Field(() => String, { description: 'The question.' })
  question!: string;

  @Field(() => String, { description: 'The answer, in Markdown.' })
  answer!: string;
}

@ObjectType({ description: 'The school and its settings.' })
@InArea(Area.SCHOOL)
export class School implements SchoolValues {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Increases with each change.' })
  version!: number;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, {
    description:
      'Default language (BCP 47), for visitors who have not chosen one and whose browser requests none of the available ones.',
  })
  language!: Language;

  @Field(() => String, {
    description: 'Colour of buttons and links, as `#rrggbb`; empty for the default.',
  })
  accent!: string;

  @Field(() => String, {
    description: 'Colour of dark areas and of text, as `#rrggbb`; empty for shades of `accent`.',
  })
  secondColor!: string;

  @Field(() => Typeface, { description: 'Typeface of Latin letters on the pages.' })
  typeface!: Typeface;

  @Field(() => String, {
    description: 'Public email address for contact; empty if there is none.',
  })
  contact!: string;

  @Field(() => String, { description: 'Headline of the home page.' })
  headline!: string;

  @Field(() => String, { description: 'Text below the headline of the home page, plain text.' })
  intro!: string;

  @Field(() => String, {
    description: 'Text of the about page, in Markdown; empty for the default page.',
  })
  about!: string;

  @Field(() => [Mentor], { description: 'Mentors in the order of the about page.' })
  mentors!: readonly Mentor[];

  @Field(() => [SchoolQuote], {
    description: 'What learners say, in the order of the home page. At most 3.',
  })
  quotes!: SchoolQuote[];

  @Field(() => [SchoolQuestion], {
    description: 'Questions and answers, in the order of the home page. At most 12.',
  })
  questions!: SchoolQuestion[];

  logo!: OwnPicture | null;
  logoDark!: OwnPicture | null;
  icon!: OwnPicture | null;
  hero!: HeroPicture | null;
  film!: HeroFilm | null;

  @Field(() => String, {
    description: 'Alternative text of `hero` and `film`; empty if they are only decoration.',
  })
  heroAlt!: string;

  /** The logo for mails. */
  letterLogo!: Letterhead['letterLogo'];

  @Field(() => String, { description: 'Imprint, in Markdown; empty if there is none.' })
  imprint!: string;

  @Field(() => String, {
    description: 'Privacy policy, in Markdown; empty if there is none.',
  })
  privacy!: string;

  @Field(() => String, {
    description: 'Terms of service, in Markdown; empty if there are none.',
  })
  terms!: string;

  @Field(() => String, { description: 'Withdrawal notice, in Markdown; empty if there is none.' })
  withdrawal!: string;

  @Field(() => String, { description: 'Accessibility statement, in Markdown; empty if there is none.' })
  accessibility!: string;

  legalDates!: LegalDates;
  pages!: readonly SchoolPageValue[];
  /** Names of the settings that an admin has set. */
  ownSettings!: readonly string[];

  @Field(() => String, { description: 'Facebook address; empty if there is none.' })
  facebook!: string;

  @Field(() => String, { description: 'Instagram address; empty if there is none.' })
  instagram!: string;

  @Field(() => String, { description: 'LinkedIn address; empty if there is none.' })
  linkedin!: string;

  @Field(() => String, { description: 'X address; empty if there is none.' })
  twitter!: string;

  @Field(() => String, { description: 'YouTube address; empty if there is none.' })
  youtube!: string;

  @Field(() => Int, {
    description: 'Price of one year, in minor units of the currency.',
    deprecationReason: 'Ask for `price`.',
  })
  priceAmount!: number;

  @Field(() => String, {
    description: 'Currency of the price: ISO 4217, lower case.',
    deprecationReason: 'Ask for `price`.',
  })
  currency!: string;

  @Field(() => PriceTax, { description: 'What the price says about tax.' })
  priceTax!: PriceTax;

  @Field(() => Int, { description: 'Refund period in days. Cancelling within it refunds the whole payment.' })
  refundDays!: number;

  @Field(() => Boolean, {
    description:
      'Whether cancelling in a renewed year ends the subscription after a month and refunds the rest of the year.',
  })
  monthlyNotice!: boolean;

  @Field(() => Int, {
    description: 'Grace period in days, during which lectures stay open while a renewal is past due.',
  })
  graceDays!: number;

  @Field(() => Int, {
    description:
      'Trial period in days before the first payment of a user who has never subscribed; 0 for none.',
  })
  trialDays!: number;

  @Field(() => Int, {
    description:
      'Days before a renewal at which its first notice is sent. A reminder follows 7 days before the renewal.',
  })
  noticeDays!: number;

  @Field(() => Boolean, { description: 'Whether buyers must agree to the renewal with a tick of its own.' })
  renewalConsent!: boolean;
}
