import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { CourseSchema } from '#server/course/course.entity.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import { folded } from '#server/platform/db/folded.ts';
import { connectionType } from '#server/platform/common/pagination.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { InArea } from '#server/platform/graphql/access.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const CourseFileSchema = defineEntity({
  name: 'CourseFile',
  tableName: 'course_files',
  indexes: [
    { properties: ['course', 'position', 'id'] },
    { properties: ['lecture', 'position', 'id'] },
    {
      name: 'course_files_deleted_at_index',
      expression:
        'create index "course_files_deleted_at_index" on "course_files" (deleted_at) where deleted_at is not null',
    },
    {
      name: 'course_files_expires_at_index',
      expression:
        'create index "course_files_expires_at_index" on "course_files" (expires_at) where expires_at is not null',
    },
    {
      name: 'course_files_uploader_id_index',
      expression:
        'create index "course_files_uploader_id_index" on "course_files" (uploader_id) where uploader_id is not null',
    },
    {
      name: 'course_files_search_vector_index',
      expression:
        'create index "course_files_search_vector_index" on "course_files" using gin (search_vector)',
    },
  ],
  properties: {
    /** The id is also the name of its upload under `/uploads`. */
    ...baseColumns,
    course: () => p.manyToOne(CourseSchema).ref().deleteRule('cascade'),
    /** Null if the file belongs to the whole course. */
    lecture: () => p.manyToOne(LectureSchema).ref().nullable().deleteRule('cascade'),
    /** Position among the files of its lecture, or of the course without those of lectures, from 1, possibly with gaps. */
    position: p.integer(),
    name: p.text(),
    /** In bytes. */
    size: p.double(),
    /** Decided by the content, never by the sender. */
    contentType: p.text(),
    /** Key of the stored object. It has no object while `expiresAt` is set. */
    key: p.text(),
    /** While the file is uploaded, when the upload is abandoned unless more bytes arrive; null once all bytes are stored. */
    expiresAt: p.datetime().nullable(),
    /** Null unless it was deleted and can be restored. */
    deletedAt: p.datetime().nullable(),
    /** The admin who added it; null once the account is deleted. */
    uploader: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null'),
    searchVector: p
      .text()
      .columnType('tsvector')
      .generated(`(to_tsvector('simple', ${folded('name')})) stored`)
      .lazy(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    courseFiles: TableOf<typeof CourseFileSchema>;
  }
}

@ObjectType({
  description:
    'A file that belongs to a lecture or to a whole course, such as slides. Its name and size are public, its content is not.',
})
@InArea(Area.COURSES)
export class CourseFile extends CourseFileSchema.class {
  @Field(() => ID, { description: 'Opaque id.' })
  override id!: string;

  @Field(() => String, { description: 'File name, with its extension.' })
  override name!: string;

  @Field(() => GraphQLSafeInt, { description: 'Size in bytes.' })
  override size!: number;

  @Field(() => String, { description: 'Media type, decided by the content of the file.' })
  override contentType!: string;

  @Field(() => Date, { description: 'When it was added, UTC.' })
  override createdAt!: Opt<Date>;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was put in the trash, UTC; null if it is not in the trash. Visible to admins only.',
  })
  override deletedAt!: Date | null;

  override searchVector!: Opt<string>;
}
CourseFileSchema.setClass(CourseFile);

export const CourseFileConnection = connectionType('CourseFile', () => CourseFile);
