import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mailer, MailMessage } from './mailer.ts';

export const SENDER = 'school@lectern.example';

/** A mailer and the mails it delivered. */
export interface MailFixture {
  mailer: Mailer;
  /** Returns the delivered MIME messages, oldest first. */
  delivered(): Promise<Buffer[]>;
  close(): Promise<void>;
}

export const exampleMail: MailMessage = {
  to: 'ada@example.com',
  senderName: 'Lectern School',
  subject: 'Grüße, Ada ☀',
  text: 'Hello Ada,\n.\n..leading dots, and a long line: ' + 'naïve café '.repeat(120),
  html: '<p>Hello <b>Ada</b>, naïve café &amp; more</p>',
};

/** The contract of all `Mailer` adapters. */
export function describeMailer(name: string, open: () => Promise<MailFixture>): void {
  describe(`${name} as a mailer`, () => {
    let fixture: MailFixture;

    beforeEach(async () => {
      fixture = await open();
    });

    afterEach(() => fixture.close());

    const onlyMail = async (): Promise<Email> => {
      const messages = await fixture.delivered();
      expect(messages).toHaveLength(1);
      return PostalMime.parse(messages[0] ?? '');
    };

    it('delivers subject, both parts, sender, recipient and date unchanged', async () => {
      const before = Math.floor(Date.now() / 1000) * 1000;
      await fixture.mailer.send(exampleMail);
      const mail = await onlyMail();
      expect(mail.subject).toBe(exampleMail.subject);
      expect(mail.text?.trimEnd()).toBe(exampleMail.text.trimEnd());
      expect(mail.html?.trimEnd()).toBe(exampleMail.html);
      expect(mail.from).toEqual({ name: 'Lectern School', address: 'school@lectern.example' });
      expect(mail.to).toEqual([{ name: '', address: 'ada@example.com' }]);
      expect(Date.parse(mail.date ?? '')).toBeGreaterThanOrEqual(before);
      expect(mail.messageId).toMatch(/^<.+@.+>$/);
    });

    it('gives repeated mails of one piece of work the same Message-ID, and all others their own', async () => {
      const other = { ...exampleMail, workId: 'other' };
      for (const mail of [exampleMail, exampleMail, other, other, { ...other, subject: 'Another' }])
        await fixture.mailer.send(mail);
      const mails = await Promise.all((await fixture.delivered()).map((source) => PostalMime.parse(source)));
      const ids = mails.map(({ messageId }) => messageId);
      expect(new Set(ids).size).toBe(4);
      const [repeated, ...others] = [...Map.groupBy(ids, (id) => id).values()].filter(
        ({ length }) => length > 1,
      );
      expect(others).toEqual([]);
      expect(repeated?.[0]).toMatch(/^<[0-9a-f]{32}@lectern\.example>$/);
    });

    it('delivers to a mailbox on this machine', async () => {
      await fixture.mailer.send({ ...exampleMail, to: 'lectern@localhost' });
      expect((await onlyMail()).to).toEqual([{ name: '', address: 'lectern@localhost' }]);
    });

    it('sets the header that suppresses automatic replies', async () => {
      await fixture.mailer.send(exampleMail);
      const { headers } = await onlyMail();
      expect(headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      );
    });

    it('delivers each of many mails sent at once', async () => {
      const addresses = Array.from({ length: 20 }, (_, index) => `reader-${index}@example.com`);
      await Promise.all(addresses.map((to) => fixture.mailer.send({ ...exampleMail, to })));
      const mails = await Promise.all(
        (await fixture.delivered()).map((message) => PostalMime.parse(message)),
      );
      expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual(addresses.sort());
    });

    it.each(['\r\n', '\n', '\r'])(
      'a line break in the subject does not start a header (%j)',
      async (lineBreak) => {
        const subject = `Hello${lineBreak}Bcc: eve@example.com${lineBreak}X-Forged: yes${lineBreak}${lineBreak}Forged body`;
        await fixture.mailer.send({ ...exampleMail, subject });
        const mail = await onlyMail();
        const names = mail.headers.map((header) => header.key);
        expect(names).toContain('subject');
        expect(names).not.toContain('bcc');
        expect(names).not.toContain('x-forged');
        expect(mail.subject?.replace(/\s+/g, ' ')).toBe(
          'Hello Bcc: eve@example.com X-Forged: yes Forged body',
        );
        expect(mail.text).not.toContain('Forged');
      },
    );

    it('sets no reply address unless one is given', async () => {
      await fixture.mailer.send(exampleMail);
      expect((await onlyMail()).replyTo).toBeUndefined();
    });

    it.each([
      ['a plain name', 'Ada Lovelace', 'Ada Lovelace'],
      [
        'commas, quotes and brackets in the name',
        'Lovelace, Ada "Countess" <x@y.example>',
        'Lovelace, Ada "Countess" <x@y.example>',
      ],
      ['a name in another script', '山田 太郎 ☀', '山田 太郎 ☀'],
      [
        'a name of several lines',
        'Ada\r\nBcc: eve@example.com\n\nForged body',
        'Ada Bcc: eve@example.com Forged body',
      ],
    ])('sets a reply address with %s', async (_what, name, shown) => {
      await fixture.mailer.send({ ...exampleMail, replyTo: { name, address: 'ada@answers.example' } });
      const mail = await onlyMail();
      expect(mail.replyTo).toHaveLength(1);
      expect(mail.replyTo?.[0]?.address).toBe('ada@answers.example');
      expect(mail.replyTo?.[0]?.name?.replace(/\s+/g, ' ')).toBe(shown);
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.text).not.toContain('Forged');
    });

    it('accepts only a single bare reply address', async () => {
      const replyTo = { name: 'Ada', address: 'ada@example.com, eve@example.com' };
      await expect(fixture.mailer.send({ ...exampleMail, replyTo })).rejects.toThrow(
        'exactly one bare address',
      );
      expect(await fixture.delivered()).toEqual([]);
    });

    it.each([
      'ada@example.com\r\nBcc: eve@example.com',
      'ada@example.com, eve@example.com',
      'ada@example.com> <eve@example.com',
      'Ada <ada@example.com>',
      'ada@example.com\r\n',
      'ada',
      '',
    ])('refuses anything but a single bare address: %j', async (to) => {
      await expect(fixture.mailer.send({ ...exampleMail, to })).rejects.toThrow('exactly one bare address');
      expect(await fixture.delivered()).toEqual([]);
    });
  });
}
