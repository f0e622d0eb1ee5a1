// @slow shared/texts server/src/platform/mail
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
  tryRegister,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { updateSchool } from './school/school.test-helper.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

const GERMAN = { 'accept-language': 'de' };
const mailAbout = (email: string, subject: RegExp) =>
  receivedMail(app, (mail) => mail.to === email && subject.test(mail.subject));
const choose = async (client: HttpClient, language: string) =>
  dataOf(
    await client.graphql('mutation ($tag: String) { setLanguage(language: $tag) { id } }', { tag: language }),
  );
const forget = (email: string) =>
  app
    .visitor()
    .graphql('mutation ($email: String!) { requestPasswordReset(email: $email) { email } }', { email });

describe('a mail is in the language', () => {
  it('of the registration, and later in the language that the user has chosen', async () => {
    const client = app.visitor(GERMAN);
    const { email } = dataOf(await tryRegister(client)).register;
    const welcome = await mailAbout(email, /./);
    expect(welcome.subject).toBe('Willkommen bei Lectern');
    expect(welcome.html).toContain('<html lang="de" dir="ltr">');
    expect(welcome.html).toContain('Oder öffnen Sie <a');
    expect(welcome.text).toContain('Guten Tag Learner');
    await choose(client, 'en');
    await forget(email);
    const reset = await mailAbout(email, /Choose a new password/);
    expect(reset.html).toContain('<html lang="en" dir="ltr">');
  });

  it('of the school for users without a language', async () => {
    const { email } = await register(app);
    await updateSchool(admin.client, { language: 'de' });
    try {
      await forget(email);
      expect((await mailAbout(email, /./)).subject).toBe('Wählen Sie ein neues Passwort');
    } finally {
      await updateSchool(admin.client, { language: 'en' });
    }
  });

  it('of each reader: all admins are told about a new one', async () => {
    const second = await registerAdmin(app);
    await choose(second.client, 'de');
    const { id, email } = await register(app);
    await app.sql(`update users set language = 'de' where id = $1`, [id]);
    const change = 'mutation ($id: ID!) { changeRole(userId: $id, role: ADMIN) { id } }';
    dataOf(await admin.client.graphql(change, { id }));
    expect((await mailAbout(admin.email, /admin/i)).subject).toBe('There is a new admin');
    expect((await mailAbout(second.email, /admin/i)).subject).toBe('Es gibt einen neuen Admin');
    expect((await mailAbout(email, /admin/i)).subject).toBe('Sie sind jetzt Admin');
  });

  it('of the payer, including amounts and dates', async () => {
    const { client, email } = await registerPaidSubscriber(app);
    await choose(client, 'de');
    dataOf(await client.graphql('mutation { cancelSubscription { id } }'));
    const { text } = await mailAbout(email, /gekündigt/);
    expect(text).toContain('Wir haben Ihnen 499\u00a0$ auf Ihre Karte erstattet.');
  });

  it("of the contact form's sender, and so is the reply", async () => {
    const input = { name: 'Ann', email: 'ann@example.com', message: 'Do you teach knots?' };
    const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { id } }';
    const { sendContactMessage } = dataOf(
      await app.visitor(GERMAN).graphql<{ sendContactMessage: { id: string } }>(send, { input }),
    );
    expect((await mailAbout(input.email, /./)).subject).toBe('Ihre Nachricht ist angekommen');
    const answer = 'mutation ($id: ID!) { replyToContactMessage(id: $id, text: "We do.") { id } }';
    dataOf(await admin.client.graphql(answer, { id: sendContactMessage.id }));
    expect((await mailAbout(input.email, /geantwortet/)).subject).toBe(
      'Lectern hat auf Ihre Nachricht geantwortet',
    );
  });
});
