import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whileLocked } from '#testing/while-locked.ts';

let app: TestApp;
let one: Person;
let other: Person;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const inAnHour = () => new Date(Date.now() + 60 * 60 * 1000);
const grant = (by: Person, { id }: Person) =>
  by.client.graphql(
    'mutation ($id: ID!, $until: DateTime!) { grantAccess(userId: $id, until: $until) { id } }',
    { id, until: inAnHour() },
  );
const end = (by: Person, { id }: Person) =>
  by.client.graphql('mutation ($id: ID!) { endAccess(userId: $id) { id } }', { id });

describe("two admins who change each other's access at the same instant", () => {
  beforeEach(async () => {
    one = await registerAdmin(app);
    other = await registerAdmin(app);
    expect(refusalOf(await grant(one, other))).toBeNull();
    expect(refusalOf(await grant(other, one))).toBeNull();
  });

  // Each locks the other's row, while the audit entry refers to their own row.
  it.each([
    ['grant it', () => [grant(one, other), grant(other, one)]],
    ['revoke it', () => [end(one, other), end(other, one)]],
  ])('both succeed when they %s', async (_what, changes) => {
    const answers = await whileLocked(app, ['lock table access_grants in share mode'], async (waiting) => {
      const calls = changes();
      await waiting(2);
      return calls;
    });
    expect((await Promise.all(answers)).map(refusalOf)).toEqual([null, null]);
  });
});
