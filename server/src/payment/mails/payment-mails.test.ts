// @slow server/src/payment sandbox/stripe server/src/platform/mail
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { formatMoney } from '#shared/money.ts';
import { dataOf, registerPaidSubscriber } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { cancellationMail, receiptMail } from './customer.mails.ts';

const CANCEL = 'mutation { cancelSubscription { subscription { currentPeriodEnd } } }';

describe('while the mail server refuses every mail', () => {
  let app: TestApp;
  let smtp: SMTPServer;
  let isRefusing = true;
  let refused = 0;
  const delivered: { to: string; subject: string }[] = [];

  beforeAll(async () => {
    smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, callback) {
        buffer(stream)
          .then(async (message) => {
            if (isRefusing) {
              refused += 1;
              callback(Object.assign(new Error('Try again later'), { responseCode: 451 }));
              return;
            }
            const { to, subject } = await PostalMime.parse(message);
            delivered.push({ to: to?.[0]?.address ?? '', subject: subject ?? '' });
            callback();
          })
          .catch(callback);
      },
    });
    const listener = smtp.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    // A listening TCP server has an address with a port.
    const { port } = listener.address() as AddressInfo;
    app = await startApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await app.stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  it('people can pay and cancel, and each mail arrives once the server works again', async () => {
    const { client, email } = await registerPaidSubscriber(app);
    dataOf(await client.graphql(CANCEL));
    const subjects = () => delivered.filter(({ to }) => to === email).map(({ subject }) => subject);
    await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
    expect(subjects()).toEqual([]);
    isRefusing = false;
    await expect
      .poll(() => app.sql(`select id from graphile_worker.jobs where task_identifier = 'send-mail'`))
      .toEqual([]);
    const about = (subject: RegExp) => subjects().filter((each) => subject.test(each));
    expect(about(/receipt/)).toEqual(['Your receipt for $499']);
    expect(about(/cancelled/)).toEqual(['Your subscription is cancelled']);
  });
});

describe('the mail about cancelling at the end of the paid year', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ REFUND_WINDOW_DAYS: '0' });
  });
  afterAll(() => app.stop());

  it('states when access ends, and is sent once however often the learner cancels', async () => {
    const { client, email } = await registerPaidSubscriber(app);
    for (let time = 0; time < 3; time += 1) dataOf(await client.graphql(CANCEL));
    const waiting = `select id from graphile_worker.jobs where task_identifier = 'send-mail'`;
    await eventually(async () => expect(await app.sql(waiting)).toEqual([]));
    const mails = await mailsTo(app, email, /cancelled/);
    expect(mails).toHaveLength(1);
    const year = new Date().getUTCFullYear() + 1;
    expect(mails[0]?.text).toMatch(new RegExp(`You can watch all lectures until \\w+ \\d+, ${year}`));
    expect(mails[0]?.text).not.toContain('given');
  });
});

describe('mails about payments', () => {
  const recipient = {
    to: 'ada@school.example',
    school: { name: 'Lectern', language: 'en', accent: '', contact: '' } as const,
    fullName: 'Ada Lovelace',
    profileUrl: 'https://school.example/user/profile',
  };
  const receipt = {
    ...recipient,
    amount: 123_450,
    currency: 'eur',
    tax: 0,
    priceTax: 'NONE' as const,
    presentment: null,
    paidAt: new Date('2027-03-01T23:30:00Z'),
    paidUntil: new Date('2028-03-01T23:30:00Z'),
    invoiceUrl: 'https://invoice.stripe.example/i/1',
    contract: null,
  };

  it('state amount and dates, UTC, in text and HTML, and link to the invoice', () => {
    const { subject, text, html } = receiptMail(receipt);
    expect(subject).toBe(`Your receipt for ${formatMoney(receipt, 'en-US')}`);
    for (const said of [text, html]) {
      expect(said).toContain('Hello Ada Lovelace,');
      expect(said).toContain('€1,234.50');
      expect(said).toContain('March 1, 2027');
      expect(said).toContain('March 1, 2028');
      expect(said).toContain('https://invoice.stripe.example/i/1');
    }
  });

  it('state the tax of a payment, and say nothing of it without any', () => {
    expect(receiptMail(receipt).text).not.toContain('VAT');
    const { text } = receiptMail({ ...receipt, tax: 19_711, priceTax: 'INCLUDED' });
    expect(text).toContain('Amount: €1,234.50 incl. VAT');
    expect(text).toContain('Tax included: €197.11');
  });

  it('escape markup in a name', () => {
    const fullName = '<b onclick="x">Ada</b>';
    const { html } = cancellationMail({ ...recipient, fullName, refunded: null, accessUntil: null });
    expect(html).not.toContain('<b onclick');
  });
});
