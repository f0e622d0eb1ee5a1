import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType({
  description: 'A lecture that will be published at a set time. Until then only admins see its content.',
})
@InArea(Area.COURSES)
export class UpcomingLecture {
  @Field(() => ID, { description: 'The id of the lecture.' })
  id!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => Date, { description: 'When it will be published, UTC.' })
  publishAt!: Date;
}

@InputType({ description: 'Whether the caller gets an email when a lecture is published.' })
export class SetReleaseNoticeInput {
  @Field(() => ID, { description: 'The lecture.' })
  lectureId!: string;

  @Field(() => Boolean, { description: 'Whether to send the email.' })
  willNotify!: boolean;
}
