import { defineEntity, p } from '@mikro-orm/core';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';
import { baseColumns } from '#server/platform/common/base-entity.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { UserSchema } from '#server/user/user.entity.ts';

export const TextVersionSchema = defineEntity({
  name: 'StoredTextVersion',
  tableName: 'lecture_text_versions',
  indexes: [
    // Versions are read newest first.
    { properties: ['lecture', 'createdAt', 'id'] },
    {
      name: 'lecture_text_versions_author_id_index',
      expression:
        'create index "lecture_text_versions_author_id_index" on "lecture_text_versions" (author_id) where author_id is not null',
    },
  ],
  properties: {
    ...baseColumns,
    /** A lecture of the kind TEXT. */
    lecture: () => p.manyToOne(LectureSchema).ref().deleteRule('cascade'),
    /** Markdown. */
    source: p.text(),
    /** Number of words, without markup. */
    wordCount: p.integer(),
    /** The admin who saved it; null once the account is deleted, and for texts that are older than this table. */
    author: () => p.manyToOne(UserSchema).ref().nullable().deleteRule('set null'),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    lectureTextVersions: TableOf<typeof TextVersionSchema>;
  }
}

/** A saved text of a lecture. The newest one equals the `StoredText` of the lecture. */
export class StoredTextVersion extends TextVersionSchema.class {}
TextVersionSchema.setClass(StoredTextVersion);
