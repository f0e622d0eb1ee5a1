import { defineEntity, p } from '@mikro-orm/core';

/**
 * What words of courses have in common with those that are one slip from them, kept by a trigger: two words are a letter apart, or
 * have two letters swapped, when both are the same without one letter at about the same place.
 */
export const CourseWordVariantSchema = defineEntity({
  name: 'CourseWordVariant',
  tableName: 'course_word_variants',
  properties: {
    /** The word without one of its letters, itself, its stem, or, where words have no blanks between them, two of its letters. */
    variant: p.text().collation('C').primary(),
    word: p.text().collation('C').primary(),
    /** Which letter is missing, from 1; 0 for the word itself, -1 for its English stem, -2 for two letters, less for another stem. */
    place: p.smallint().primary(),
    /** That of the row in `course_words`; of a stem of another language that of whoever brought it. */
    shard: p.smallint().primary(),
  },
});
