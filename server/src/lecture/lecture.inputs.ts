import { Field, ID, InputType, Int } from 'type-graphql';
import { graphqlEnum } from '#server/platform/graphql/graphql-enum.ts';
import { GraphQLUpload, type IncomingFile } from '#server/platform/graphql/upload.scalar.ts';

/** The fields of all inputs that add a lecture, without its video. */
@InputType()
export abstract class NewLectureInput {
  @Field(() => ID, { description: 'The course to which the lecture is appended.' })
  courseId!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'What the lecture is about, plain text.' })
  description!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it is a free preview that visitors may watch.',
  })
  isFreePreview!: boolean;
}

@InputType({ description: 'A new lecture.' })
export class AddLectureInput extends NewLectureInput {
  @Field(() => GraphQLUpload, { description: 'The video: MP4, MOV or WebM.' })
  video!: IncomingFile;
}

@InputType({ description: 'An edit of a lecture. Omitted fields stay unchanged.' })
export class UpdateLectureInput {
  @Field(() => ID, { description: 'The lecture.' })
  id!: string;

  @Field(() => Int, {
    description: 'The version that was edited. CONFLICT if a newer version exists.',
  })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Title.' })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What the lecture is about, plain text. Of a link, why it is worth reading, up to 500 characters.',
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Markdown, up to 100,000 characters. BAD_USER_INPUT unless the lecture is a text.',
  })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the external page, as in AddLinkLectureInput. BAD_USER_INPUT unless the lecture is a link.',
  })
  url?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is a free preview that visitors may watch.',
  })
  isFreePreview?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What has changed for learners, in one line. Given, learners who watched the lecture see that it changed.',
  })
  changeNote?: string | null;

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'Replaces the video. BAD_USER_INPUT if the lecture is a text or a link.',
  })
  video?: IncomingFile | null;
}

@InputType({ description: "A new order of a course's lectures." })
export class ReorderLecturesInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => [ID], {
    description:
      'All lectures of the course in their new order. CONFLICT if the list does not match the current lectures.',
  })
  lectureIds!: string[];
}

@InputType({ description: 'Lectures of a course to unpublish.' })
export class UnpublishLecturesInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => [ID], {
    description: 'The lectures. CONFLICT if one is in the trash or belongs to another course.',
  })
  lectureIds!: string[];
}

@InputType({ description: 'Drafts of a course to publish.' })
export class PublishLecturesInput extends UnpublishLecturesInput {
  @Field(() => Date, { nullable: true, description: 'Scheduled time; null publishes now.' })
  publishAt?: Date | null;
}

export const LectureChange = graphqlEnum('LectureChange', 'A change of several lectures.', {
  OPEN_PREVIEW: 'Makes lectures free previews, which visitors may watch.',
  CLOSE_PREVIEW: 'Leaves lectures to subscribers.',
  TRASH: 'Moves lectures to the trash.',
  RESTORE: 'Restores lectures from the trash at their old positions. CONFLICT if one is not in the trash.',
});
export type LectureChange = keyof typeof LectureChange;

@InputType({ description: 'A change of several lectures of a course.' })
export class ChangeLecturesInput extends UnpublishLecturesInput {
  @Field(() => LectureChange, { description: 'The change.' })
  change!: LectureChange;
}
