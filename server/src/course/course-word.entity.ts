import { defineEntity, p } from '@mikro-orm/core';

/**
 * How many courses have a word, kept by a trigger and spread over rows like the number of courses. What somebody typed is looked up
 * here first, misspelt or not: a school has far fewer words than courses.
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
    /** In the order of its bytes, so that words with one beginning stand together. */
    word: p.text().collation('C').primary(),
    shard: p.smallint().primary(),
    courses: p.integer(),
    /** Of these, those that have it elsewhere than in the description. */
    named: p.integer(),
  },
});
