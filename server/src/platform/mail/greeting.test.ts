import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

describe('a greeting', () => {
  it.each(['Ada Lovelace', 'J.R. Tolkien', 'José Ñandú-O’Neill', '山田 太郎', 'Jr. Martin Luther King'])(
    'contains the name %s',
    (name) => {
      expect(greeting(name)).toBe(`Hello ${name},`);
    },
  );

  it('puts the name on one line', () => {
    expect(greeting(' Ada\r\n\u2028\u202eLovelace\n')).toBe('Hello Ada Lovelace,');
  });

  it.each(['Win at http://evil.example', 'evil.example free money', 'mail me@evil', 'www.evil', '\u200b'])(
    'leaves out a name that mail programs would turn into a link, or that is invisible: %j',
    (name) => {
      expect(greeting(name)).toBe('Hello,');
    },
  );
});
