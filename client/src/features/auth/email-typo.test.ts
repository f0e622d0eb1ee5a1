import { describe, expect, it } from 'vitest';
import { suggestEmail } from './email-typo.ts';

describe('the typo hint of the email field', () => {
  it.each([
    ['anna@gmial.com', 'anna@gmail.com'],
    ['anna@gmal.com', 'anna@gmail.com'],
    ['anna@gmaill.com', 'anna@gmail.com'],
    ['anna@gmail.con', 'anna@gmail.com'],
    ['anna@gmail.co', 'anna@gmail.com'],
    [' Anna.B+school@Hotmial.com ', 'anna.b+school@hotmail.com'],
    ['anna@iclould.com', 'anna@icloud.com'],
  ])('suggests, for %s, %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'anna@gmail.com',
    'anna@ymail.com',
    'anna@example.com',
    'anna@lectern.school',
    'anna@',
    '@gmial.com',
    '',
  ])('suggests nothing for %j', (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });
});
