import { expect, it } from 'vitest';
import { initialsColor, initialsOf } from './initials.ts';

it.each([
  ['Ada Lovelace', 'AL'],
  ['  ada  king lovelace ', 'AL'],
  ['Plato', 'P'],
  ['Jean-Luc Picard', 'JP'],
  ['Émile Zola', 'ÉZ'],
  ['e\u0301mile zola', 'E\u0301Z'],
  ['山田太郎', '山'],
  ['سارة علي', 'سع'],
  ['Dr. O’Neill', 'DO'],
  ['12345', ''],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('has a colour per name', () => {
  expect(initialsColor('Ada Lovelace')).toBe(initialsColor(' Ada Lovelace '));
  expect(initialsColor('Ada Lovelace')).not.toBe(initialsColor('Grace Hopper'));
});
