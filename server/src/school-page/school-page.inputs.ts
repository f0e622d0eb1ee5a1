import { Field, ID, InputType, Int } from 'type-graphql';
import type { SchoolPagePlace } from '#shared/school-page.ts';
import { SchoolPagePlaces } from './school-page.type.ts';

@InputType({ description: 'A new free page.' })
export class CreateSchoolPageInput {
  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'Unique readable name for the address: letters, digits and hyphens.' })
  slug!: string;

  @Field(() => SchoolPagePlaces, { description: 'Where the page is linked.' })
  place!: SchoolPagePlace;

  @Field(() => String, { description: 'Text, in Markdown.' })
  text!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Position among the pages, from 0. Default: after all others.',
  })
  position?: number | null;
}

@InputType({ description: 'An edit of a free page. Omitted fields stay unchanged.' })
export class UpdateSchoolPageInput {
  @Field(() => ID, { description: 'The page.' })
  id!: string;

  @Field(() => Int, { description: 'The version that was edited. CONFLICT if a newer version exists.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Title.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Unique readable name for the address.' })
  slug?: string | null;

  @Field(() => SchoolPagePlaces, { nullable: true, description: 'Where the page is linked.' })
  place?: SchoolPagePlace | null;

  @Field(() => String, { nullable: true, description: 'Text, in Markdown.' })
  text?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Position among the pages, from 0. A move alone does not increase the version.',
  })
  position?: number | null;
}

@InputType({ description: 'The free page to delete.' })
export class DeleteSchoolPageInput {
  @Field(() => ID, { description: 'The page.' })
  id!: string;
}
