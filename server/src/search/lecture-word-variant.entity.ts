import { defineEntity, p } from '@mikro-orm/core';

/**
 * Maps variants to the words of lectures, written and spoken, for finding words with one typing error. It is the
 * counterpart of `course_word_variants`. Triggers fill it.
 */
export const LectureWordVariantSchema = defineEntity({
  name: 'LectureWordVariant',
  tableName: 'lecture_word_variants',
  properties: {
    variant: p.text().collation('C').primary(),
    word: p.text().collation('C').primary(),
    place: p.smallint().primary(),
    /** The shard of the writer, so that concurrent writers of the same word do not wait for each other. */
    shard: p.smallint().primary(),
  },
});
