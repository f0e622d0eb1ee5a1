import { defineEntity, p } from '@mikro-orm/core';

/**
 * The number of courses that have a word, maintained by a trigger and sharded over rows like the number of courses. Each typed word is
 * looked up here first, because comparing with all distinct words is cheaper than comparing with all courses.
 */
export const CourseWordSchema = defineEntity({
  name: 'CourseWord',
  tableName: 'course_words',
  indexes: [
    {
      name: 'course_words_word_trigrams_index',
      expression:
        'create index "course_words_word_trigrams_index" on "course_words" using gin (word gin_trgm_ops)',
    },
  ],
  properties: {
    /** Sorted by bytes, so that words with the same prefix are adjacent. */
    word: p.text().collation('C').primary(),
    shard: p.smallint().primary(),
    courses: p.integer(),
    /** The number of courses that have it outside the description. */
    named: p.integer(),
  },
});
