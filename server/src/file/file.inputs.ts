import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { fileLimits } from '#shared/file.ts';
import { uploadLimits } from '#shared/upload.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { UploadFileInput } from '#server/upload/upload.inputs.ts';
import { CourseFile } from './course-file.entity.ts';
import type { FileRow } from './file-rows.ts';
import { FileUpload } from './file-upload.type.ts';

@InputType({ description: 'Files to upload for a lecture or a whole course.' })
export class StartFileUploadsInput {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The lecture of the course to which the files belong; null for the whole course.',
  })
  lectureId?: string | null;

  @Field(() => [UploadFileInput], {
    description: `The files, at most ${uploadLimits.uploadFiles}, each of up to 2 GB. They are added at the end, in this order.`,
  })
  files!: UploadFileInput[];
}

@ObjectType({ description: 'Why the upload of a file was not opened.' })
@InArea(Area.COURSES)
export class FileUploadRefusal {
  @Field(() => String, { description: 'A value of `ErrorCode`.' })
  code!: string;

  @Field(() => String, { description: 'The reason in the language of the request.' })
  message!: string;
}

@ObjectType({ description: 'A file of `startFileUploads`: either its upload or its refusal.' })
@InArea(Area.COURSES)
export class FileUploadStart {
  @Field(() => FileUpload, { nullable: true, description: 'The upload; null if it was refused.' })
  upload!: FileUpload | null;

  @Field(() => FileUploadRefusal, { nullable: true, description: 'The refusal; null if it was opened.' })
  refusal!: FileUploadRefusal | null;
}

@ObjectType({ description: 'The result of starting uploads of files.' })
export class StartFileUploadsPayload {
  @Field(() => [FileUploadStart], { description: 'An entry for each file, in the order of the input.' })
  files!: FileUploadStart[];
}

@InputType({ description: 'The new name of a file.' })
export class RenameFileInput {
  @Field(() => ID, { description: 'The file.' })
  id!: string;

  @Field(() => String, {
    description: `File name of up to ${fileLimits.name.max} characters on one line, without slashes. It keeps its extension.`,
  })
  name!: string;
}

@InputType({ description: 'The new place of a file.' })
export class MoveFileInput {
  @Field(() => ID, { description: 'The file.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The lecture of the same course to which it belongs from now on; null for the whole course.',
  })
  lectureId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Position among the files there, from 1. Without it, the last one.',
  })
  position?: number | null;
}

@ObjectType({ description: 'The result of deleting a file.' })
export class DeleteFilePayload {
  @Field(() => ID, { description: 'Id of the file, which can be restored for 30 days.' })
  id!: string;

  @Field(() => Course, { description: 'The course without the file.' })
  course!: CourseRow;
}

@ObjectType({ description: 'The result of restoring a file.' })
export class RestoreFilePayload {
  @Field(() => CourseFile, { description: 'The restored file.' })
  file!: FileRow;

  @Field(() => Course, { description: 'The course with the file.' })
  course!: CourseRow;
}

@ObjectType({ description: 'The result of moving a file.' })
export class MoveFilePayload {
  @Field(() => CourseFile, { description: 'The moved file.' })
  file!: FileRow;

  @Field(() => Course, { description: 'Its course.' })
  course!: CourseRow;
}
