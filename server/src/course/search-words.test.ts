import { describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { searchWords } from './search-words.ts';

describe('the words of a search', () => {
  it.each([
    ['', []],
    [' \t\n', []],
    ['JavaScript', ['javascript']],
    ['Café  ÉCOLE', ['cafe', 'ecole']],
    ['one two one', ['one', 'two']],
    ["it's 100% <b>bold</b>", ['it', 's', '100', 'b', 'bold']],
    ["'); drop table courses; --", ['drop', 'table', 'courses']],
    ['a&b|!c:*', ['a', 'b', 'c']],
    ['java\0script', ['java', 'script']],
    ['\ud800', []],
    ['Ünïcödé 日本語 Русский', ['unicode', '日本語', 'русскии']],
    ['ﬁne', ['fine']],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('have a maximum length in characters', () => {
    expect(searchWords('😀'.repeat(limits.search.max))).toEqual([]);
    expect(() => searchWords('a'.repeat(limits.search.max + 1))).toThrow(
      messages.validation.textTooLong({ limit: limits.search.max }),
    );
  });
});
