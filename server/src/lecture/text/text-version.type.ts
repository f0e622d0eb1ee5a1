import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType({ description: 'The text of a lecture as it was saved at some time. For admins only.' })
@InArea(Area.COURSES)
export class TextVersion {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Date, { description: 'When it was saved, UTC.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the admin who saved it; null if it is unknown or the account was deleted.',
  })
  author!: string | null;

  @Field(() => Boolean, { description: 'Whether it is the current text of the lecture.' })
  isCurrent!: boolean;

  @Field(() => Int, { description: 'Number of words.' })
  words!: number;
}

export const TextVersionConnection = connectionType('TextVersion', () => TextVersion);
