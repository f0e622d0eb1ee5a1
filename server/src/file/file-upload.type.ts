import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import type { CourseFile } from './course-file.entity.ts';

@ObjectType({
  description:
    'A running upload of a file, by the tus protocol. The file is in the lists of its course once its last byte has arrived.',
})
@InArea(Area.COURSES)
export class FileUpload {
  @Field(() => ID, { description: 'Opaque id, also that of the file once it has arrived.' })
  id!: string;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => GraphQLSafeInt, { description: 'Size of the file in bytes.' })
  size!: number;

  @Field(() => Date, { description: 'When the upload is abandoned unless more bytes arrive, UTC.' })
  expiresAt!: Date;

  @Field(() => String, {
    description:
      'URL for sending the bytes by tus (https://tus.io), in the same session. DELETE cancels the upload.',
  })
  url!: string;

  createdAt!: Date;
  courseId!: string;
  /** Null for a file of the whole course. */
  lectureId!: string | null;
}

export const FileUploadConnection = connectionType('FileUpload', () => FileUpload);

/** Returns the upload of a file whose bytes have not all arrived. */
export function uploadOf({ id, createdAt, course, lecture, name, size, expiresAt }: CourseFile): FileUpload {
  if (!expiresAt) throw new Error(`The upload of ${id} is over`);
  const place = { courseId: course.id, lectureId: lecture?.id ?? null };
  return { id, createdAt, fileName: name, size, expiresAt, url: `/uploads/${id}`, ...place };
}
