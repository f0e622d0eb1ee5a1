import { GraphQLUpload, type FileUpload } from 'graphql-upload-ts';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A new lecture.' })
export class AddLectureInput {
  @Field(() => ID, { description: 'The course it is added to, at the end.' })
  courseId!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, plain text.' })
  description!: string;

  @Field(() => GraphQLUpload, { description: 'The video: MP4, MOV or WebM.' })
  video!: Promise<FileUpload>;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether everybody may watch it.' })
  isFreePreview!: boolean;
}
