import { describe, expect, it } from 'vitest';
import { outgoingMail } from '#server/platform/mail/mailer.ts';
import {
  accountDeletedMail,
  apiTokenExpiresMail,
  apiTokenMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
  welcomeMail,
  type Letter,
} from './auth.mails.ts';

const school = { name: 'Lectern', language: 'en', accent: '', contact: '' } as const;
const url = 'https://school.example/verifyemail#token=abc-_123';
const MAILS = [
  ['welcome', welcomeMail, 'Welcome to Lectern'],
  ['verification', verificationMail, 'Verify your email'],
  ['deleted account', accountDeletedMail, 'Your account was deleted'],
  ['password reset', passwordResetMail, 'Choose a new password'],
  [
    'changed password',
    (letter: Letter) => passwordChangedMail({ ...letter, haveTokensEnded: true }),
    'Your password was changed',
  ],
  [
    'API token',
    (letter: Letter) => apiTokenMail({ ...letter, access: 'READ', expiresAt: null }),
    'A new API token was created',
  ],
  [
    'expiring API token',
    (letter: Letter) => apiTokenExpiresMail({ ...letter, createdAt: new Date(0), expiresAt: new Date(0) }),
    'An API token expires soon',
  ],
] as const;

describe.each(MAILS)('the %s mail', (_name, compose, subject) => {
  it('greets by name and contains the link, in both parts', () => {
    const mail = compose({ school, fullName: 'Ada Lovelace', url });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain('Hello Ada Lovelace,');
    expect(mail.text).toContain(url);
    expect(mail.html).toContain('Hello Ada Lovelace,');
    expect(mail.html).toContain(`href="${url}"`);
  });

  it('escapes markup in a name', () => {
    const mail = compose({ school, fullName: '<img src=x onerror="alert(1)"> & Sons', url });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('Hello &lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Sons,');
  });

  it('does not let a name inject headers', () => {
    const fullName = 'Ada\r\nBcc: everybody@evil.example\r\n\u2028\u202eLovelace';
    const mail = compose({ school, fullName, url });
    const {
      text: _,
      html: __,
      ...headers
    } = outgoingMail('school@example.com', {
      to: 'ada@example.com',
      ...mail,
    });
    expect(JSON.stringify(headers)).not.toMatch(/evil|Bcc|Ada/);
    expect(mail.text + mail.html).not.toContain('evil');
  });

  it('keeps a name on one line', () => {
    const mail = compose({ school, fullName: 'Ada\r\n\u2028\u202eLovelace', url });
    expect(mail.text.split('\n')[0]).toBe('Hello Ada Lovelace,');
  });

  it.each(['Win at http://evil.example', 'evil.example free money', 'mail me@evil', 'www.evil'])(
    'leaves out a name that mail programs would turn into a link: %s',
    (fullName) => {
      const mail = compose({ school, fullName, url });
      expect(mail.text).toMatch(/^Hello,\n/);
      expect(mail.text + mail.html).not.toContain('evil');
    },
  );

  it.each(['J.R. Tolkien', 'José Ñandú-O’Neill', '山田 太郎', 'Jr. Martin Luther King'])(
    'greets %s',
    (fullName) => {
      expect(compose({ school, fullName, url }).text).toMatch(`Hello ${fullName},`);
    },
  );
});
