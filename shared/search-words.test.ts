import { expect, it } from 'vitest';
import { foldedWords, foundParts } from './search-words.ts';

it.each([
  ['the words themselves', 'Bread, bred and BREAD', 'bread', ['Bread', 'BREAD']],
  ['the beginning of the last word', 'Starting a starter', 'a star', ['Starting', 'a', 'starter']],
  ['singular and plural', 'Two loaves, one box', 'boxes', ['box']],
  ['letters with accents', 'Crème brûlée', 'creme', ['Crème']],
  ['a word that is a slip away where none is right', 'Bread and butter', 'braed', ['Bread']],
  ['no word that is a slip away where one is right', 'Bread for breed', 'breed', ['breed']],
  ['no short word that is a slip away', 'An oven', 'ovn', []],
  ['what stands inside of what has no blanks', '机器学习入门，学习', '学习', ['学习', '学习']],
  ['Latin letters beside such', 'Java入門', '入門 java', ['Java', '入門']],
])('marks %s: %s', (_what, text, search, marked) => {
  const parts = foundParts(text, foldedWords(search));
  expect(parts.map(({ part }) => part).join('')).toBe(text);
  expect(parts.filter(({ isFound }) => isFound).map(({ part }) => part)).toEqual(marked);
});
