import { describe, expect, it } from 'vitest';
import { welcomeMail } from './templates.ts';

const coursesUrl = 'https://school.example/courses?from=mail&sort=newest';

describe('the welcome mail', () => {
  it('greets by name and leads to the courses, in both parts', () => {
    const mail = welcomeMail({ fullName: 'Ada Lovelace', coursesUrl });
    expect(mail.subject).toBe('Welcome to Lectern');
    expect(mail.text).toContain('Hello Ada Lovelace,');
    expect(mail.text).toContain(coursesUrl);
    expect(mail.html).toContain('Hello Ada Lovelace,');
    expect(mail.html).toContain('href="https://school.example/courses?from=mail&amp;sort=newest"');
  });

  it('keeps markup in a name inert', () => {
    const mail = welcomeMail({ fullName: '<img src=x onerror="alert(1)"> & Sons', coursesUrl });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Sons,');
  });

  it('keeps a name on one line', () => {
    const mail = welcomeMail({ fullName: 'Ada\r\n\u2028\u202eLovelace', coursesUrl });
    expect(mail.text.split('\n')[0]).toBe('Hello Ada Lovelace,');
  });

  it.each(['Win at http://evil.example', 'evil.example free money', 'mail me@evil', 'www.evil'])(
    'leaves out a name that mail programs would make a link of: %s',
    (fullName) => {
      const mail = welcomeMail({ fullName, coursesUrl });
      expect(mail.text).toMatch(/^Hello,\n/);
      expect(mail.text + mail.html).not.toContain('evil');
    },
  );

  it.each(['J.R. Tolkien', 'José Ñandú-O’Neill', '山田 太郎', 'Jr. Martin Luther King'])(
    'greets %s',
    (fullName) => {
      expect(welcomeMail({ fullName, coursesUrl }).text).toMatch(`Hello ${fullName},`);
    },
  );
});
