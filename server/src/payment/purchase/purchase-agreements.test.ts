// @slow server/src/payment server/src/school
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#server/payment/mailbox.test-helper.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import { advanceDays, untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { day } from '#server/platform/mail/mail-dates.ts';
import { dataOf, PASSWORD, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const TERMS = '# Terms\n\nThe kettle belongs to the school.';
const AGREEMENTS =
  'query ($email: String) { purchaseAgreements(email: $email) { nodes { email termsChangedAt refundDays endedAt price { amount currency } } } }';
interface Told {
  purchaseAgreements: { nodes: { email: string; termsChangedAt: string | null; endedAt: string | null }[] };
}

let app: TestApp;
let admin: Person;
let termsChangedAt: string;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  await updateSchool(admin.client, { terms: TERMS });
  termsChangedAt = app.container.services.school.current.legalDates.TERMS ?? '';
});
afterAll(() => app.stop());

/** Agrees to the current terms, and pays. */
async function buy(): Promise<Person> {
  const person = await register(app);
  const start = 'mutation ($terms: DateTime) { startCheckout(agreedTerms: $terms) { id } }';
  const { startCheckout } = dataOf(
    await person.client.graphql<{ startCheckout: { id: string } }>(start, { terms: termsChangedAt }),
  );
  app.container.stripeSandbox?.payCheckout(startCheckout.id);
  await untilQuiet(app);
  return person;
}

const agreementsOf = async (client: HttpClient, email?: string) =>
  dataOf(await client.graphql<Told>(AGREEMENTS, { email })).purchaseAgreements.nodes;
const readTerms = (client: HttpClient) =>
  client.graphql<{ termsVersion: { html: string } }>(
    'query ($at: DateTime!) { termsVersion(changedAt: $at) { html } }',
    { at: termsChangedAt },
  );

describe('the first receipt', () => {
  it('confirms renewal, price, ways out, the model withdrawal form and the terms, and later receipts do not', async () => {
    const { email, id } = await buy();
    const [receipt, ...others] = await mailsTo(app, email, /receipt/);
    expect(others).toEqual([]);
    const [row] = await app.sql<{ end: Date }>(
      'select current_period_end as "end" from subscriptions where user_id = $1',
      [id],
    );
    for (const part of [
      `Renews on: ${day(new Date(row?.end ?? 0))}`,
      'Renewal price: $499 each year until you cancel',
      `${app.url}/cancelrenewal#token=`,
      `${app.url}/cancel`,
      'within 14 days of each payment',
      `${app.url}/withdraw`,
      'I/We (*) hereby give notice that I/We (*) withdraw',
      TERMS,
    ]) {
      expect(receipt?.text).toContain(part);
    }
    expect(receipt?.html).toContain('The kettle belongs to the school.');
    controlOf(app).advanceToRenewal(await customerOf(app, id));
    await untilQuiet(app);
    const [renewal] = await mailsTo(app, email, /receipt/);
    expect(renewal?.text).not.toContain('Model withdrawal form');
  });

  it('is preceded by a confirmation when a free trial starts', async () => {
    await updateSchool(admin.client, { trialDays: 14 });
    const { email } = await buy();
    await updateSchool(admin.client, { trialDays: 0 });
    const mails = await mailsTo(app, email, /free trial until/);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(TERMS);
  });
});

describe('what a buyer agreed to', () => {
  it('is readable with the text of that time, after the terms have changed', async () => {
    const { client, email } = await buy();
    const other = await register(app);
    const former = termsChangedAt;
    await updateSchool(admin.client, { terms: 'Other terms.' });
    try {
      expect(await agreementsOf(client)).toEqual([
        expect.objectContaining({ email, termsChangedAt: former, endedAt: null, refundDays: 14 }),
      ]);
      expect(dataOf(await readTerms(client)).termsVersion.html).toContain('The kettle belongs');
      expect(await agreementsOf(other.client)).toEqual([]);
      expect(await agreementsOf(other.client, email)).toEqual([]);
      expect(refusalOf(await app.visitor().graphql(AGREEMENTS))?.code).toBe('UNAUTHENTICATED');
    } finally {
      await updateSchool(admin.client, { terms: TERMS });
      termsChangedAt = app.container.services.school.current.legalDates.TERMS ?? '';
    }
  });

  it('outlives the account for three years after its end', async () => {
    const { client, email } = await buy();
    const { purchaseAgreements } = app.container.services;
    // The subscription runs on until the account is deleted.
    advanceDays(app, 20);
    dataOf(await client.graphql('mutation { cancelSubscription { id } }'));
    await untilQuiet(app);
    const remove = 'mutation ($password: String!) { deleteAccount(currentPassword: $password) { userId } }';
    dataOf(await client.graphql(remove, { password: PASSWORD }));
    const [kept] = await agreementsOf(admin.client, email);
    expect(kept?.endedAt).not.toBeNull();
    advanceDays(app, 3 * 365 - 5);
    await purchaseAgreements.deleteOld();
    expect(await agreementsOf(admin.client, email)).toHaveLength(1);
    advanceDays(app, 10);
    await purchaseAgreements.deleteOld();
    expect(await agreementsOf(admin.client, email)).toEqual([]);
  });
});

describe('the consent to renewal', () => {
  const START =
    'mutation ($terms: DateTime, $renewal: Int) { startCheckout(agreedTerms: $terms, agreedRenewal: $renewal) { id } }';
  const SENTENCE = 'I agree that my subscription renews each year for $499 until I cancel.';

  it('is required if the school asks for it, for the current price, and kept with the purchase', async () => {
    const { client } = await register(app);
    const start = (renewal: number | null) =>
      client.graphql<{ startCheckout: { id: string } }>(START, { terms: termsChangedAt, renewal });
    await updateSchool(admin.client, { renewalConsent: true });
    try {
      expect(refusalOf(await start(null))?.code).toBe('BAD_USER_INPUT');
      expect(refusalOf(await start(100))?.code).toBe('CONFLICT');
      app.container.stripeSandbox?.payCheckout(dataOf(await start(49_900)).startCheckout.id);
      await untilQuiet(app);
    } finally {
      await updateSchool(admin.client, { renewalConsent: false });
    }
    const kept = '{ purchaseAgreements { nodes { renewalConsent } } }';
    expect(dataOf(await client.graphql(kept))).toEqual({
      purchaseAgreements: { nodes: [{ renewalConsent: SENTENCE }] },
    });
  });
});
