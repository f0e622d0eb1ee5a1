import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#shared/messages.ts';
import { inputRefusals, requestMessages } from '#shared/request-messages.ts';
import { paymentMessages } from '#shared/payment.ts';
import {
  dataOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
  ROLES,
  type Caller,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import type { Method } from '#server/platform/rest/route.ts';
import {
  addressOf,
  CALL_ROWS,
  inputOf,
  newLecture,
  paid,
  send,
  type CallFixture,
  type CallInput,
  type CallRow,
} from './call-rows.test-helper.ts';
import { callRest, formOf } from './rest-call.test-helper.ts';

/**
 * Section 7 of the specification, row by row. Each call with its documented payload returns the documented fields. It is refused with the
 * message of section 5 if a field of the payload is missing. `facade.test.ts` tests the permissions.
 */
let app: TestApp;
let admin: Person;
let fixture: CallFixture;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  const { courseId } = await newLecture({ app });
  // Its payment is in the list of payments.
  await registerPaidSubscriber(app);
  fixture = { app, admin, course: { id: courseId }, foreignCheckout: 'cs_test_1' };
});
afterAll(() => app.stop());

const clientOf: Record<Caller, () => HttpClient | Promise<HttpClient>> = {
  VISITOR: () => app.visitor(),
  USER: async () => (await register(app)).client,
  SUBSCRIBER: async () => (await registerPaidSubscriber(app)).client,
  ADMIN: () => admin.client,
};

type Ready = CallInput & { client: HttpClient };

/** A caller of a row, and the input that gets them the documented answer. */
async function prepare(row: CallRow): Promise<Ready> {
  if (row.documented) return { path: addressOf(row).path, ...(await row.documented(fixture)) };
  const caller = ROLES.find((role) => row.statuses[role] === 200) ?? 'VISITOR';
  const client = await clientOf[caller]();
  return { client, ...(await inputOf(row, fixture, client)) };
}

/** Makes the call of a row. */
async function make(row: CallRow, { client, ...input }: Ready) {
  // One address may send only a few messages.
  await app.sql('delete from rate_limits');
  return send(client, addressOf(row).method, input);
}

describe.each(CALL_ROWS.map((row) => [row.call, row] as const))('%s', (_call, row) => {
  it('returns the documented fields', async () => {
    const { status, body } = await make(row, await prepare(row));
    expect(body).toMatchObject(row.answer);
    expect({ status, success: body.success }).toEqual({ status: 200, success: true });
  });

  const { missing } = row;
  if (missing)
    it.each(Object.entries(missing))('is refused without %s: %s', async (field, message) => {
      const ready = await prepare(row);
      const { [field]: _left, ...payload } = ready.payload ?? {};
      const withoutIt =
        ready.file?.name === field
          ? // Still a form, but without this field.
            await ready.client.fetch(`/api/v1${ready.path}`, { method: 'POST', body: formOf(payload) })
          : await make(row, { ...ready, payload });
      const body: unknown = withoutIt instanceof Response ? await withoutIt.json() : withoutIt.body;
      expect({ status: withoutIt.status, body }).toEqual({
        status: 400,
        body: { success: false, code: 'BAD_USER_INPUT', message, fields: { [field]: message } },
      });
    });
});

describe('a path without a required query parameter is refused', () => {
  it.each<[Method, string, string, string]>([
    ['DELETE', '/courses', 'courseId', inputRefusals.malformedId],
    ['DELETE', '/courses', 'lectureId', inputRefusals.malformedId],
    ['GET', '/payments/get-subscription', 'session_id', messages.badRequest],
  ])('%s %s without %s', async (method, path, left, message) => {
    const query = new URLSearchParams({ ...(await newLecture({ app })), session_id: 'cs_test_1' });
    query.delete(left);
    const { status, body } = await callRest(admin.client, method, `${path}?${query.toString()}`);
    expect({ status, body }).toEqual({
      status: 400,
      body: { success: false, code: 'BAD_USER_INPUT', message, fields: { [left]: message } },
    });
  });
});

describe('a documented GET that changes the subscription', () => {
  const statusOf = async (client: HttpClient) =>
    dataOf(
      await client.graphql<{ me: { subscription: { status: string } | null } }>(
        '{ me { subscription { status } } }',
      ),
    ).me.subscription?.status;
  const SITES: [string, Record<string, string>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', { 'sec-fetch-site': 'none' }],
    ['an old browser', {}],
  ];

  it.each(SITES)('does not cancel for %s', async (_from, headers) => {
    const { client } = await registerPaidSubscriber(app);
    const response = await client.fetch('/api/v1/payments/unsubscribe', { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      success: false,
      code: 'FORBIDDEN',
      message: requestMessages.crossSite,
    });
    expect(await statusOf(client)).toBe('ACTIVE');
  });

  it.each(SITES)('does not confirm for %s', async (_from, headers) => {
    const { client, lookup } = await paid({ app });
    const response = await client.fetch(`/api/v1${lookup}`, { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      success: false,
      code: 'FORBIDDEN',
      message: requestMessages.crossSite,
    });
  });

  it.each<[string, Record<string, string>]>([
    ['our own pages', { 'sec-fetch-site': 'same-origin' }],
    ['a program with its header', { 'x-requested-with': 'XMLHttpRequest' }],
  ])('works for %s', async (_from, headers) => {
    const { client, lookup } = await paid({ app });
    expect((await client.fetch(`/api/v1${lookup}`, { headers })).status).toBe(200);
    expect(await statusOf(client)).toBe('ACTIVE');
    expect((await client.fetch('/api/v1/payments/unsubscribe', { headers })).status).toBe(200);
    expect(await statusOf(client)).not.toBe('ACTIVE');
  });
});

describe('the business constants of the server', () => {
  it('are two roles', async () => {
    const answer = await app
      .visitor()
      .graphql<{ __type: { enumValues: { name: string }[] } }>(
        '{ __type(name: "Role") { enumValues { name } } }',
      );
    expect(dataOf(answer).__type.enumValues.map(({ name }) => name)).toEqual(['ADMIN', 'USER']);
  });

  it('are a price of 499 a year with a refund window of 14 days', async () => {
    const answer = await app
      .visitor()
      .graphql('{ plan { price { amount currency } termYears refundWindowDays } }');
    expect(dataOf(answer)).toEqual({
      plan: { price: { amount: 49_900, currency: 'usd' }, termYears: 1, refundWindowDays: 14 },
    });
  });

  it('are at most 100 payments in a list, which is also the default', async () => {
    await app.sql(`insert into payments (id, created_at, stripe_invoice_id, amount, currency, paid_at)
      select gen_random_uuid(), now(), 'in_count_' || number, 100, 'usd', now()
      from generate_series(1, 101) as number`);
    const { body } = await callRest(admin.client, 'GET', '/payments');
    expect(body.allPayments).toHaveLength(100);
    expect((await callRest(admin.client, 'GET', '/payments?count=101')).status).toBe(400);
  });
});

it('an unreachable card provider results in 503 without its cause', async () => {
  const { client } = await register(app);
  const outage = new Stripe.errors.StripeConnectionError({ message: 'down', type: 'api_error' });
  vi.spyOn(app.container.stripe.checkout.sessions, 'create').mockRejectedValueOnce(outage);
  const { status, body } = await callRest(client, 'POST', '/payments/subscribe');
  expect({ status, body }).toEqual({
    status: 503,
    body: { success: false, code: 'SERVICE_UNAVAILABLE', message: paymentMessages.unavailable },
  });
});

it('the first account is not an admin', async () => {
  const school = await startApp();
  const { client } = await register(school);
  const me = await client.json<{ user: { role: string } }>('GET', '/api/v1/user/me');
  await school.stop();
  expect(me.body.user.role).toBe('USER');
});
