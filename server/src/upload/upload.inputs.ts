import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { uploadLimits } from '#shared/upload.ts';
import { Course } from '#server/course/course.entity.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { NewLectureInput } from '#server/lecture/lecture.inputs.ts';

@InputType({ description: 'A file that is to be uploaded.' })
export class UploadFileInput {
  @Field(() => String, { description: 'Name of the file; a new lecture is named after it.' })
  fileName!: string;

  @Field(() => Float, { description: 'Size in bytes.' })
  size!: number;
}

@InputType({ description: 'Videos that are to become lectures.' })
export class StartUploadsInput {
  @Field(() => ID, { description: 'The course they are added to, at the end and in this order.' })
  courseId!: string;

  @Field(() => [UploadFileInput], { description: `The files, at most ${uploadLimits.uploadFiles}.` })
  files!: UploadFileInput[];
}

@InputType({ description: 'A new lecture and the video that is to be uploaded for it.' })
export class StartLectureInput extends NewLectureInput {
  @Field(() => UploadFileInput, { description: 'The file.' })
  file!: UploadFileInput;
}

@InputType({ description: "A video that is to take the place of a lecture's." })
export class StartReplacementInput {
  @Field(() => ID, { description: 'The lecture.' })
  lectureId!: string;

  @Field(() => UploadFileInput, { description: 'The file.' })
  file!: UploadFileInput;
}

@ObjectType({ description: 'What cancelling an upload did.' })
export class CancelUploadPayload {
  @Field(() => ID, { description: 'Id of the upload that is gone.' })
  id!: string;

  @Field(() => Lecture, {
    nullable: true,
    description: 'The lecture with its older video; null when it had none and is gone, too.',
  })
  lecture!: Lecture | null;

  @Field(() => Course, { description: 'The course as it is now.' })
  course!: Course;
}
