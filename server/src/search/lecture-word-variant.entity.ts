import { defineEntity, p } from '@mikro-orm/core';

/**
 * What the words of lectures, written and spoken ones, have in common with those that are one slip from them, as
 * `course_word_variants` has it of courses. Triggers fill it.
 */
export const LectureWordVariantSchema = defineEntity({
  name: 'LectureWordVariant',
  tableName: 'lecture_word_variants',
  properties: {
    variant: p.text().collation('C').primary(),
    word: p.text().collation('C').primary(),
    place: p.smallint().primary(),
    /** Of whoever brought the word, so that nobody waits for another who brings it at the same time. */
    shard: p.smallint().primary(),
  },
});
