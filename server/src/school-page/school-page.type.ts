import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import type { SchoolPagePlace } from '#shared/school-page.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { School } from '#server/school/school.type.ts';

export const SchoolPagePlaces = graphqlEnum<SchoolPagePlace>(
  'SchoolPagePlace',
  'Where a free page is linked.',
  {
    NONE: 'Nowhere. The page is public at its address.',
    FOOTER: 'In the footer of every page.',
    MENU: 'In the menu.',
  },
);

@ObjectType({ description: 'A free page of the school.' })
@InArea(Area.SCHOOL)
export class SchoolPage {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Int, { description: 'Increases with each edit.' })
  version!: number;

  @Field(() => String, { description: 'Unique readable name for the address `/pages/<slug>`.' })
  slug!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'Text, in Markdown.' })
  text!: string;

  @Field(() => SchoolPagePlaces, { description: 'Where the page is linked.' })
  place!: SchoolPagePlace;

  @Field(() => Date, { description: 'When it was last edited, UTC.' })
  changedAt!: Date;
}

@ObjectType({ description: 'The result of creating a free page.' })
export class CreateSchoolPagePayload {
  @Field(() => SchoolPage, { description: 'The new page.' })
  page!: SchoolPage;

  @Field(() => School, { description: 'The school with its pages.' })
  school!: School;
}

@ObjectType({ description: 'The result of editing a free page.' })
export class UpdateSchoolPagePayload {
  @Field(() => SchoolPage, { description: 'The page after the edit.' })
  page!: SchoolPage;

  @Field(() => School, { description: 'The school with its pages.' })
  school!: School;
}

@ObjectType({ description: 'The result of deleting a free page.' })
export class DeleteSchoolPagePayload {
  @Field(() => ID, { description: 'Id of the deleted page.' })
  id!: string;

  @Field(() => School, { description: 'The school with the remaining pages.' })
  school!: School;
}
