import { defineEntity, p } from '@mikro-orm/core';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import { UserSchema } from '#server/user/user.entity.ts';
import { Area } from '#shared/api-scopes.ts';
import { InArea } from '#server/platform/graphql/access.ts';

export const LectureUploadSchema = defineEntity({
  name: 'LectureUpload',
  tableName: 'lecture_uploads',
  indexes: [{ properties: ['user', 'createdAt', 'id'] }],
  properties: {
    /** The id is also the name of the upload under `/uploads`. */
    ...baseColumns,
    /** A lecture has at most one running upload. */
    lecture: () => p.oneToOne(LectureSchema).ref().owner().deleteRule('cascade'),
    user: () => p.manyToOne(UserSchema).ref().deleteRule('cascade'),
    fileName: p.text(),
    /** In bytes. */
    size: p.double(),
    /** The upload is abandoned at this time unless more bytes arrive. */
    expiresAt: p.datetime().index(),
    /** Number of completions that started but neither succeeded nor failed, because the process died. */
    unendedCompletions: p.integer().default(0),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    lectureUploads: TableOf<typeof LectureUploadSchema>;
  }
}

@ObjectType({ description: 'A running upload of a video, by the tus protocol. Visible to admins only.' })
@InArea(Area.COURSES)
export class LectureUpload extends LectureUploadSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: "Name of the file on the uploader's device." })
  override fileName!: string;

  @Field(() => GraphQLSafeInt, { description: 'Size of the file in bytes.' })
  override size!: number;

  @Field(() => Date, { description: 'When the upload is abandoned unless more bytes arrive, UTC.' })
  override expiresAt!: Date;
}
LectureUploadSchema.setClass(LectureUpload);

export const LectureUploadConnection = connectionType('LectureUpload', () => LectureUpload);
