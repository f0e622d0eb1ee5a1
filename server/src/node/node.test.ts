import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputRefusals } from '#shared/request-messages.ts';
import { paymentRows } from '#server/payment/payment-rows.test-helper.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';

let app: TestApp;
let admin: Person;
let payer: Person;
let course: { id: string; slug: string };
let draft: { id: string };
let lecture: { id: string };
let paymentId: string;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  payer = await register(app);
  course = await writeCourse(app, { title: 'Knots' });
  draft = await writeCourse(app);
  await app.sql('update courses set published_at = null where id = $1', [draft.id]);
  lecture = await writeLecture(app, course.id, { title: 'Bends' });
  paymentId = await paymentRows(app).payment(payer.id);
});
afterAll(() => app.stop());

const NODES = `query ($ids: [ID!]!) {
  nodes(ids: $ids) {
    __typename id
    ... on User { email }
    ... on Course { title updatedAt }
    ... on Lecture { title course { title } }
    ... on Payment { amount { amount } }
  }
}`;
interface Found {
  nodes: ({ __typename: string; id: string; title?: string } | null)[];
}
const find = async (client: HttpClient, ids: string[]) =>
  dataOf(await client.graphql<Found>(NODES, { ids })).nodes;
const typesOf = async (client: HttpClient) => {
  const ids = [payer.id, course.id, draft.id, lecture.id, paymentId];
  return (await find(client, ids)).map((node) => node?.__typename ?? null);
};

describe('nodes', () => {
  it('have the order of the ids, with null for an unknown or malformed id', async () => {
    const ids = [lecture.id, randomUUID(), 'x', course.id.toUpperCase(), lecture.id];
    expect(await find(admin.client, ids)).toEqual([
      { __typename: 'Lecture', id: lecture.id, title: 'Bends', course: { title: 'Knots' } },
      null,
      null,
      { __typename: 'Course', id: course.id, title: 'Knots', updatedAt: expect.any(String) as string },
      { __typename: 'Lecture', id: lecture.id, title: 'Bends', course: { title: 'Knots' } },
    ]);
  });

  it('are those that the caller may see', async () => {
    expect(await typesOf(admin.client)).toEqual(['User', 'Course', 'Course', 'Lecture', 'Payment']);
    expect(await typesOf(payer.client)).toEqual(['User', 'Course', null, 'Lecture', 'Payment']);
    const { client: other } = await register(app);
    expect(await typesOf(other)).toEqual([null, 'Course', null, 'Lecture', null]);
    expect(await typesOf(app.visitor())).toEqual([null, 'Course', null, 'Lecture', null]);
  });

  it('are read with one statement for each type', async () => {
    const sent = watchStatements(app);
    const more = await Promise.all([1, 2, 3].map(() => writeCourse(app)));
    sent.length = 0;
    await find(admin.client, [course.id, lecture.id, paymentId, payer.id, ...more.map(({ id }) => id)]);
    const tables = ['users', 'courses', 'lectures', 'payments'];
    for (const table of tables) {
      const reads = sent.filter((text) => text.includes(`from "${table}" where "id" = any`));
      // The course of the lecture is another one.
      expect([table, reads.length]).toEqual([table, table === 'courses' ? 2 : 1]);
    }
  });

  it('are at most 100', async () => {
    const ids = Array.from({ length: 101 }, () => randomUUID());
    expect(await find(admin.client, ids.slice(1))).toHaveLength(100);
    expect(refusalOf(await admin.client.graphql(NODES, { ids }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: inputRefusals.idCount({ limit: 100 }),
    });
  });
});

describe('a course', () => {
  const COURSE = 'query ($slug: String, $id: ID) { course(slug: $slug, id: $id) { id } }';

  it('is found by its slug or its id', async () => {
    const { client } = payer;
    for (const by of [{ slug: course.slug }, { id: course.id }, { id: course.id, slug: null }])
      expect(dataOf(await client.graphql(COURSE, by))).toEqual({ course: { id: course.id } });
    expect(refusalOf(await client.graphql(COURSE, { id: draft.id }))?.code).toBe('NOT_FOUND');
  });

  it.each([
    ['neither', () => ({})],
    ['null', () => ({ slug: null })],
    ['both', () => ({ slug: course.slug, id: course.id })],
  ])('is not found by %s', async (_what, by) => {
    expect(refusalOf(await payer.client.graphql(COURSE, by()))).toEqual({
      code: 'BAD_USER_INPUT',
      message: inputRefusals.slugOrId,
    });
  });
});

describe('a payment', () => {
  const PAYMENT = 'query ($id: ID!) { payment(id: $id) { id amount { amount } } }';
  const ask = (client: HttpClient) => client.graphql(PAYMENT, { id: paymentId });

  it('is found by its payer and by admins', async () => {
    const found = { payment: { id: paymentId, amount: { amount: 49_900 } } };
    expect(dataOf(await ask(payer.client))).toEqual(found);
    expect(dataOf(await ask(admin.client))).toEqual(found);
    expect(refusalOf(await ask((await register(app)).client))?.code).toBe('NOT_FOUND');
  });

  it('keeps its fields for admins from its payer', async () => {
    const answer = await payer.client.graphql('query ($id: ID!) { payment(id: $id) { stripeUrl } }', {
      id: paymentId,
    });
    expect(refusalOf(answer)?.code).toBe('FORBIDDEN');
  });

  it('is in the lists of its payer and of the time of its payment', async () => {
    const list = async (filter: string) =>
      dataOf(
        await admin.client.graphql<{ payments: { totalCount: number; nodes: { id: string }[] } }>(
          `{ payments(${filter}) { totalCount nodes { id } } }`,
        ),
      ).payments;
    const mine = { totalCount: 1, nodes: [{ id: paymentId }] };
    const none = { totalCount: 0, nodes: [] };
    expect(await list(`userId: "${payer.id}"`)).toEqual(mine);
    expect(await list(`userId: "${admin.id}"`)).toEqual(none);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect(await list(`userId: "${payer.id}", paidBefore: "${later}"`)).toEqual(mine);
    expect(await list(`userId: "${payer.id}", until: "${later}"`)).toEqual(mine);
    for (const from of ['paidFrom', 'from'])
      expect(await list(`userId: "${payer.id}", ${from}: "${later}"`)).toEqual(none);
  });
});
