import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { uploadLimits } from '#shared/upload.ts';
import { Course } from '#server/course/course.entity.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { NewLectureInput } from '#server/lecture/lecture.inputs.ts';

@InputType({ description: 'A file to upload.' })
export class UploadFileInput {
  @Field(() => String, {
    description: 'Name of the file. `startUploads` derives the title of the lecture from it.',
  })
  fileName!: string;

  @Field(() => Float, { description: 'Size in bytes.' })
  size!: number;
}

@InputType({ description: 'Videos to add as lectures.' })
export class StartUploadsInput {
  @Field(() => ID, { description: 'The course. The lectures are added at its end, in this order.' })
  courseId!: string;

  @Field(() => [UploadFileInput], { description: `The files, at most ${uploadLimits.uploadFiles}.` })
  files!: UploadFileInput[];
}

@InputType({ description: 'A new lecture and the video to upload for it.' })
export class StartLectureInput extends NewLectureInput {
  @Field(() => UploadFileInput, { description: 'The file.' })
  file!: UploadFileInput;
}

@InputType({ description: 'A new video for an existing lecture.' })
export class StartReplacementInput {
  @Field(() => ID, { description: 'The lecture.' })
  lectureId!: string;

  @Field(() => UploadFileInput, { description: 'The file.' })
  file!: UploadFileInput;
}

@ObjectType({ description: 'The result of cancelling an upload.' })
export class CancelUploadPayload {
  @Field(() => ID, { description: 'Id of the cancelled upload.' })
  id!: string;

  @Field(() => Lecture, {
    nullable: true,
    description: 'The lecture with its previous video. Null if it had none and was deleted.',
  })
  lecture!: Lecture | null;

  @Field(() => Course, { description: 'The updated course.' })
  course!: Course;
}
