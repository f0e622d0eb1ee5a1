import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

describe('a greeting', () => {
  it.each(['Ada Lovelace', 'J.R. Tolkien', 'José Ñandú-O’Neill', '山田 太郎', 'Jr. Martin Luther King'])(
    'names %s',
    (name) => {
      expect(greeting(name)).toBe(`Hello ${name},`);
    },
  );

  it('keeps a name on one line', () => {
    expect(greeting(' Ada\r\n\u2028\u202eLovelace\n')).toBe('Hello Ada Lovelace,');
  });

  it.each(['Win at http://evil.example', 'evil.example free money', 'mail me@evil', 'www.evil', '\u200b'])(
    'leaves out a name that mail programs would make a link of, or that shows nothing: %j',
    (name) => {
      expect(greeting(name)).toBe('Hello,');
    },
  );
});
