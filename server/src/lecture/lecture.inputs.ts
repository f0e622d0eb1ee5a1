import { Field, ID, InputType, Int } from 'type-graphql';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';

/** What every way to add a lecture asks for beside its video. */
@InputType()
export abstract class NewLectureInput {
  @Field(() => ID, { description: 'The course it is added to, at the end.' })
  courseId!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, plain text.' })
  description!: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether everybody may watch it.' })
  isFreePreview!: boolean;
}

@InputType({ description: 'A new lecture.' })
export class AddLectureInput extends NewLectureInput {
  @Field(() => GraphQLUpload, { description: 'The video: MP4, MOV or WebM.' })
  video!: IncomingFile;
}

@InputType({ description: 'An edit of a lecture. What is left out stays as it is.' })
export class UpdateLectureInput {
  @Field(() => ID, { description: 'The lecture.' })
  id!: string;

  @Field(() => Int, {
    description: 'The version that was edited. CONFLICT when somebody else saved another meanwhile.',
  })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Title.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about, plain text.' })
  description?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether everybody may watch it.' })
  isFreePreview?: boolean | null;

  @Field(() => GraphQLUpload, { nullable: true, description: 'Replaces the video.' })
  video?: IncomingFile | null;
}

@InputType({ description: "A new order of a course's lectures." })
export class ReorderLecturesInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => [ID], {
    description:
      'All lectures of the course, in their new order. CONFLICT when they are not the ones it has now.',
  })
  lectureIds!: string[];
}

@InputType({ description: 'Lectures of a course that become drafts.' })
export class UnpublishLecturesInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => [ID], {
    description: 'The lectures. CONFLICT when one is not of the course, or in the trash.',
  })
  lectureIds!: string[];
}

@InputType({ description: 'Drafts of a course that are published.' })
export class PublishLecturesInput extends UnpublishLecturesInput {
  @Field(() => Date, { nullable: true, description: 'When they are published by themselves; null for now.' })
  publishAt?: Date | null;
}
