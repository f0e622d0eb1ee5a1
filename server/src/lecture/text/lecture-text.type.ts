import { Field, InputType, ID, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

@ObjectType({ description: 'The text of a lecture.' })
@InArea(Area.COURSES)
export class LectureText {
  @Field(() => String, { description: 'Markdown.' })
  source!: string;

  @Field(() => String, { description: 'The text as HTML, safe to insert in a page.' })
  html!: string;

  @Field(() => Int, { description: 'Time for reading it at 200 words a minute, at least one minute.' })
  readingMinutes!: number;
}

@InputType({ description: 'A new lecture with a text instead of a video.' })
export class AddTextLectureInput {
  @Field(() => ID, { description: 'The course to which the lecture is appended.' })
  courseId!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'Markdown, up to 100,000 characters.' })
  text!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is a free preview that visitors may read.',
  })
  isFreePreview!: boolean;
}
