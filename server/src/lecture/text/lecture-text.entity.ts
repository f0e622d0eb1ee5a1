import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { folded } from '#server/platform/db/folded.ts';
import type { TableOf } from '#server/platform/db/tables.ts';
import { LectureSchema } from '#server/lecture/lecture.entity.ts';

export const StoredTextSchema = defineEntity({
  name: 'StoredText',
  tableName: 'lecture_texts',
  indexes: [
    {
      name: 'lecture_texts_search_vector_index',
      expression:
        'create index "lecture_texts_search_vector_index" on "lecture_texts" using gin (search_vector)',
    },
  ],
  properties: {
    /** A lecture of the kind TEXT. */
    lecture: () => p.manyToOne(LectureSchema).ref().primary().deleteRule('cascade'),
    /** Markdown. */
    source: p.text(),
    /** The rendered source, safe to insert in a page. */
    html: p.text(),
    /** The source without markup, for search. */
    words: p.text(),
    searchVector: p
      .text()
      .columnType('tsvector')
      .generated(`(to_tsvector('simple', ${folded('words')})) stored`)
      .lazy(),
  },
});

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    lectureTexts: TableOf<typeof StoredTextSchema>;
  }
}

/** The text of a lecture. */
export class StoredText extends StoredTextSchema.class {
  override searchVector!: Opt<string>;
}
StoredTextSchema.setClass(StoredText);
