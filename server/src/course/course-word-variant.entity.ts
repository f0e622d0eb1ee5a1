import { defineEntity, p } from '@mikro-orm/core';

/**
 * Variants of the words of courses, maintained by triggers, for finding words with one typing error. Two words differ in one letter, or
 * by two swapped letters, if they are equal without one letter at about the same place.
 */
export const CourseWordVariantSchema = defineEntity({
  name: 'CourseWordVariant',
  tableName: 'course_word_variants',
  properties: {
    /** The word without one of its letters, itself, its stem, or, where words have no blanks between them, two of its letters. */
    variant: p.text().collation('C').primary(),
    word: p.text().collation('C').primary(),
    /** Position of the missing letter, from 1; 0 for the word, -1 for its English stem, -2 for two letters, lower for other stems. */
    place: p.smallint().primary(),
    /** Shard of the row in `course_words`; for a stem of another language, the shard of the transaction that added it. */
    shard: p.smallint().primary(),
  },
});
