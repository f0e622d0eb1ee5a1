import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGE_COOKIE } from '#shared/languages.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { createCourse, dataOf, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let smtp: SMTPServer;
let admin: Person;
let acceptsMail = true;
const mails: string[] = [];
const sources: string[] = [];
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (acceptsMail) mails.push(address);
      done(acceptsMail ? null : new Error('no'));
    },
    onData: (stream, _session, done) =>
      void text(stream).then((source) => {
        sources.push(source);
        done();
      }),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  app = await startApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'school@school.example' });
  admin = await registerAdmin(app);
});
afterAll(async () => {
  await app.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

/** The state of each step, by name. */
async function states(): Promise<Record<string, string>> {
  const { setupSteps } = dataOf(
    await admin.client.graphql<{ setupSteps: { name: string; state: string }[] }>(
      '{ setupSteps { name state } }',
    ),
  );
  return Object.fromEntries(setupSteps.map(({ name, state }) => [name, state]));
}

const check = async (part: string) =>
  dataOf(
    await admin.client.graphql<{
      checkSetupStep: { step: { state: string }; findings: { state: string }[] };
    }>(
      'mutation ($part: CheckedPart!) { checkSetupStep(part: $part) { step { state } findings { state } } }',
      { part },
    ),
  ).checkSetupStep;
const dismiss = (name: string, dismissed: boolean) =>
  admin.client.graphql(
    'mutation ($name: SetupStepName!, $dismissed: Boolean!) { dismissSetupStep(name: $name, dismissed: $dismissed) { state } }',
    { name, dismissed },
  );

it('in a new school every step is open, in order', async () => {
  expect(Object.entries(await states())).toEqual(
    [
      ...['SCHOOL', 'OFFER', 'COURSE', 'MAIL', 'STRIPE', 'LEGAL'],
      ...['ABOUT', 'MENTORS', 'LINKS', 'STORAGE', 'BACKUPS', 'GO_LIVE'],
    ].map((name) => [name, 'OPEN']),
  );
});

it('a step is done when its condition is met, and open again when it is no longer met', async () => {
  await updateSchool(admin.client, { name: 'Harbour' });
  expect(await states()).toMatchObject({ SCHOOL: 'DONE', OFFER: 'OPEN' });
  await updateSchool(admin.client, { trialDays: 3 });
  const { id } = await createCourse(admin.client);
  expect(await states()).toMatchObject({ OFFER: 'DONE', COURSE: 'DONE' });
  dataOf(await admin.client.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id }));
  expect(await states()).toMatchObject({ COURSE: 'OPEN' });
});

it('public default texts keep a step open until the school replaces them', async () => {
  await updateSchool(admin.client, { facebook: 'https://www.facebook.com/harbour', instagram: '' });
  expect(await states()).toMatchObject({ ABOUT: 'OPEN', MENTORS: 'OPEN', LINKS: 'OPEN', LEGAL: 'OPEN' });
  await updateSchool(admin.client, { linkedin: '', twitter: '' });
  expect(await states()).toMatchObject({ LINKS: 'DONE' });
  await updateSchool(admin.client, { about: 'We sail.', mentors: [], imprint: 'Harbour, Quay 1' });
  expect(await states()).toMatchObject({ ABOUT: 'DONE', MENTORS: 'DONE', LEGAL: 'DONE' });
  await updateSchool(admin.client, { about: '' });
  expect(await states()).toMatchObject({ ABOUT: 'OPEN', LEGAL: 'DONE' });
  expect(dataOf(await dismiss('ABOUT', true))).toEqual({ dismissSetupStep: { state: 'DISMISSED' } });
});

it('the mail step is done once the mail server accepts a mail to the admin', async () => {
  acceptsMail = false;
  expect(await check('MAIL')).toMatchObject({ step: { state: 'OPEN' }, findings: [{ state: 'FAULT' }] });
  acceptsMail = true;
  expect(await check('MAIL')).toMatchObject({ step: { state: 'DONE' }, findings: [{ state: 'WELL' }] });
  expect(mails).toContain(admin.email);
  // The test mail has the sender and the layout of all mails of the school.
  const { from, html } = await PostalMime.parse(sources.at(-1) ?? '');
  expect(from).toEqual({ name: 'Harbour', address: 'school@school.example' });
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(await states()).toMatchObject({ MAIL: 'DONE' });
});

it('the storage step is done after a file is written and read back, the Stripe step is not while payments are simulated', async () => {
  expect(await check('STORAGE')).toMatchObject({ step: { state: 'DONE' } });
  expect(await check('STRIPE')).toMatchObject({
    step: { state: 'OPEN' },
    findings: [{ state: 'ATTENTION' }],
  });
  expect(await states()).toMatchObject({ STORAGE: 'DONE', STRIPE: 'OPEN' });
});

it('the backup step stays open while the school has no nightly backups', async () => {
  expect(await check('BACKUPS')).toMatchObject({
    step: { state: 'OPEN' },
    findings: [{ state: 'ATTENTION' }],
  });
  expect(dataOf(await dismiss('BACKUPS', true))).toEqual({ dismissSetupStep: { state: 'DISMISSED' } });
});

it('a step can be skipped and reopened, unless it is done', async () => {
  expect(dataOf(await dismiss('STRIPE', true))).toEqual({ dismissSetupStep: { state: 'DISMISSED' } });
  expect(await states()).toMatchObject({ STRIPE: 'DISMISSED' });
  expect(dataOf(await dismiss('STRIPE', false))).toEqual({ dismissSetupStep: { state: 'OPEN' } });
  expect(dataOf(await dismiss('STORAGE', true))).toEqual({ dismissSetupStep: { state: 'DONE' } });
  expect(dataOf(await dismiss('SCHOOL', true))).toEqual({ dismissSetupStep: { state: 'DONE' } });
});

it('findings are in the language of the caller', async () => {
  const tell = 'mutation { checkSetupStep(part: STRIPE) { findings { part text remedy } } }';
  const told = async (language: string) => {
    admin.client.setCookie(LANGUAGE_COOKIE, language);
    return dataOf(await admin.client.graphql(tell));
  };
  expect(await told('de')).toEqual({
    checkSetupStep: {
      findings: [
        {
          part: 'Stripe',
          text: 'Zahlungen werden simuliert.',
          remedy: 'Setzen Sie STRIPE_SECRET_KEY, um echte Zahlungen anzunehmen.',
        },
      ],
    },
  });
  expect(await told('en')).toMatchObject({
    checkSetupStep: { findings: [{ text: 'Payments are simulated.' }] },
  });
});
