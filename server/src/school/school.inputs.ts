import { Field, ID, InputType, Int } from 'type-graphql';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';
import { SchoolPicturePlace } from './school-pictures.ts';

@InputType({ description: 'A mentor of the about page.' })
export class MentorInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Of a mentor who is there already, who keeps their portrait, or came with the product; null for a new one.',
  })
  id?: string | null;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'What they teach; may be empty.' })
  subject!: string;

  @Field(() => String, { description: 'Who they are, plain text.' })
  bio!: string;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'A new portrait: JPEG, PNG or WebP, at most 10 MB; it is cropped to a square.',
  })
  portrait?: IncomingFile | null;
}

@InputType({ description: 'A picture that the school puts in place of the product’s.' })
export class SetSchoolPictureInput {
  @Field(() => Int, {
    description: 'The version that was changed. CONFLICT when somebody else saved another meanwhile.',
  })
  version!: number;

  @Field(() => SchoolPicturePlace, { description: 'Where it is shown.' })
  place!: SchoolPicturePlace;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description:
      'JPEG, PNG or WebP, at most 10 MB. A logo is shrunk to 640 by 160 pixels, an icon cropped to a square. Null for the product’s own.',
  })
  picture?: IncomingFile | null;
}

@InputType({ description: 'A change of the settings of the school. What is left out stays as it is.' })
export class UpdateSchoolInput {
  @Field(() => Int, {
    description: 'The version that was changed. CONFLICT when somebody else saved another meanwhile.',
  })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Name.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Language for those who have chosen none and whose browser asks for none that the school speaks, by its tag (BCP 47).',
  })
  language?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The colour of buttons and links, as `#rrggbb`; empty for the product's own.",
  })
  accent?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Mail address that everybody may write to; empty for none.',
  })
  contact?: string | null;

  @Field(() => String, { nullable: true, description: 'Headline of the first page.' })
  headline?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the first page says below its headline, plain text.',
  })
  intro?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What the about page says, in Markdown; empty for the product's own page.",
  })
  about?: string | null;

  @Field(() => [MentorInput], {
    nullable: true,
    description: 'All mentors of the about page, in its order; who is left out is gone.',
  })
  mentors?: MentorInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who runs the school, in Markdown; empty for no such page.',
  })
  imprint?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What becomes of the data of people, in Markdown; empty for no such page.',
  })
  privacy?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What people agree to, in Markdown; empty for no such page.',
  })
  terms?: string | null;

  @Field(() => String, { nullable: true, description: 'Address at Facebook, with https; empty for none.' })
  facebook?: string | null;

  @Field(() => String, { nullable: true, description: 'Address at Instagram, with https; empty for none.' })
  instagram?: string | null;

  @Field(() => String, { nullable: true, description: 'Address at LinkedIn, with https; empty for none.' })
  linkedin?: string | null;

  @Field(() => String, { nullable: true, description: 'Address at X, with https; empty for none.' })
  twitter?: string | null;

  @Field(() => String, { nullable: true, description: 'Address at YouTube, with https; empty for none.' })
  youtube?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Price of a year, in minor units of the currency; of new subscriptions.',
  })
  priceAmount?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Currency of the price: ISO 4217, lower case; of new subscriptions.',
  })
  currency?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'For how many days after a payment cancelling gives it back whole, 0 to 365; of new subscriptions.',
  })
  refundDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'For how many days the lectures stay open while a renewal is not paid, 0 to 60; of new subscriptions.',
  })
  graceDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'For how many days somebody who has never subscribed watches before the first payment, 0 to 90.',
  })
  trialDays?: number | null;
}
