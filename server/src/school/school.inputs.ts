import { Field, ID, InputType, Int } from 'type-graphql';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';
import { PriceTax } from './price-tax.type.ts';
import { SchoolPicturePlace } from './school-pictures.ts';
import { Typeface } from './typeface.type.ts';

@InputType({ description: 'A mentor of the about page.' })
export class MentorInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of an existing mentor, whose portrait is kept, or of a default mentor; null for a new one.',
  })
  id?: string | null;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Subject that the mentor teaches; may be empty.' })
  subject!: string;

  @Field(() => String, { description: 'Biography, plain text.' })
  bio!: string;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'A new portrait: JPEG, PNG or WebP, up to 10 MB. It is cropped to a square.',
  })
  portrait?: IncomingFile | null;
}

@InputType({ description: 'What a learner says about the school.' })
export class SchoolQuoteInput {
  @Field(() => String, { description: 'The words of the learner, plain text.' })
  text!: string;

  @Field(() => String, { description: 'Name of the learner.' })
  name!: string;

  @Field(() => String, { description: 'Title of the course that the learner took; may be empty.' })
  course!: string;
}

@InputType({ description: 'A question of visitors that the school answers.' })
export class SchoolQuestionInput {
  @Field(() => String, { description: 'The question.' })
  question!: string;

  @Field(() => String, { description: 'The answer, in Markdown.' })
  answer!: string;
}

@InputType({ description: 'A picture that replaces a default one.' })
export class SetSchoolPictureInput {
  @Field(() => Int, {
    description: 'The version that the change is based on. CONFLICT if a newer version was saved.',
  })
  version!: number;

  @Field(() => SchoolPicturePlace, { description: 'Where the picture is shown.' })
  place!: SchoolPicturePlace;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description:
      'JPEG, PNG or WebP, up to 10 MB. A logo is resized to fit 640 by 160 pixels, an icon is cropped to a square, the picture of the home page to 16:9. A film is MP4 with H.264, or WebM with VP8, VP9 or AV1, up to 10 MB, 60 seconds and 1,920 pixels wide or high. Null restores the default.',
  })
  picture?: IncomingFile | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Alternative text of the picture of the home page, up to 150 characters; empty if it is only decoration. Other places ignore it.',
  })
  heroAlt?: string | null;
}

@InputType({ description: 'A change of the settings of the school. Omitted fields stay unchanged.' })
export class UpdateSchoolInput {
  @Field(() => Int, {
    description: 'The version that the change is based on. CONFLICT if a newer version was saved.',
  })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Name.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Default language (BCP 47), for visitors who have not chosen one and whose browser requests none of the available ones.',
  })
  language?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Colour of buttons and links, as `#rrggbb`; empty for the default.',
  })
  accent?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Colour of dark areas and of text, as `#rrggbb`; empty for shades of `accent`.',
  })
  secondColor?: string | null;

  @Field(() => Typeface, { nullable: true, description: 'Typeface of Latin letters on the pages.' })
  typeface?: Typeface | null;

  @Field(() => String, {
    nullable: true,
    description: 'Public email address for contact; empty for none.',
  })
  contact?: string | null;

  @Field(() => String, { nullable: true, description: 'Headline of the home page.' })
  headline?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text below the headline of the home page, plain text.',
  })
  intro?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text of the about page, in Markdown; empty for the default page.',
  })
  about?: string | null;

  @Field(() => [MentorInput], {
    nullable: true,
    description: 'All mentors in the order of the about page. Mentors that are left out are removed.',
  })
  mentors?: MentorInput[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Alternative text of the picture of the home page, up to 150 characters; empty if it is only decoration.',
  })
  heroAlt?: string | null;

  @Field(() => [SchoolQuoteInput], {
    nullable: true,
    description:
      'All quotes of learners in the order of the home page, at most 3. Quotes that are left out are removed.',
  })
  quotes?: SchoolQuoteInput[] | null;

  @Field(() => [SchoolQuestionInput], {
    nullable: true,
    description:
      'All questions and answers in the order of the home page, at most 12. Questions that are left out are removed.',
  })
  questions?: SchoolQuestionInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Imprint, in Markdown; empty for no such page.',
  })
  imprint?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Privacy policy, in Markdown; empty for no such page.',
  })
  privacy?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Terms of service, in Markdown; empty for no such page.',
  })
  terms?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Withdrawal notice, in Markdown; empty for no such page.',
  })
  withdrawal?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Accessibility statement, in Markdown; empty for no such page.',
  })
  accessibility?: string | null;

  @Field(() => String, { nullable: true, description: 'Facebook address, with https; empty for none.' })
  facebook?: string | null;

  @Field(() => String, { nullable: true, description: 'Instagram address, with https; empty for none.' })
  instagram?: string | null;

  @Field(() => String, { nullable: true, description: 'LinkedIn address, with https; empty for none.' })
  linkedin?: string | null;

  @Field(() => String, { nullable: true, description: 'X address, with https; empty for none.' })
  twitter?: string | null;

  @Field(() => String, { nullable: true, description: 'YouTube address, with https; empty for none.' })
  youtube?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of one year, in minor units of the currency. Applies to new subscriptions.',
  })
  priceAmount?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Currency of the price: ISO 4217, lower case. Applies to new subscriptions.',
  })
  currency?: string | null;

  @Field(() => PriceTax, {
    nullable: true,
    description: 'What the price says about tax. Applies to new subscriptions.',
  })
  priceTax?: PriceTax | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Refund period in days, 0 to 365: cancelling within it refunds the whole payment. Applies to new subscriptions.',
  })
  refundDays?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether cancelling in a renewed year ends the subscription after a month and refunds the rest of the year. Applies to all subscriptions.',
  })
  monthlyNotice?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Grace period in days, 0 to 60: lectures stay open while a renewal is past due. Applies to new subscriptions.',
  })
  graceDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Trial period in days, 0 to 90, before the first payment of a user who has never subscribed.',
  })
  trialDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Days before a renewal at which its first notice is sent, 7 to 60. Applies to all subscriptions.',
  })
  noticeDays?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether buyers must agree to the renewal with a tick of its own.',
  })
  renewalConsent?: boolean | null;
}
