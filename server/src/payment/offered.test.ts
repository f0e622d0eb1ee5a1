import { afterEach, expect, it } from 'vitest';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { dataOf, register, registerAdmin } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
afterEach(() => app.stop());

async function isSelling(): Promise<boolean> {
  const answer = await app.visitor().graphql<{ school: { isSelling: boolean } }>('{ school { isSelling } }');
  return dataOf(answer).school.isSelling;
}

it('sells from the moment on at which an admin sets the price', async () => {
  app = await startApp();
  const { client } = await registerAdmin(app);
  await updateSchool(client, { headline: 'Every knot' });
  expect(await isSelling()).toBe(false);
  await updateSchool(client, { priceAmount: 19_900 });
  expect(await isSelling()).toBe(true);
});

it('sells from the first checkout on, also at the default price', async () => {
  app = await startApp();
  const { client } = await register(app);
  expect(await isSelling()).toBe(false);
  dataOf(await client.graphql('mutation { startCheckout { id } }'));
  await eventually(async () => expect(await isSelling()).toBe(true));
});

it('sells at the price that the operator has set', async () => {
  app = await startApp({ PLAN_PRICE: '19900' });
  expect(await isSelling()).toBe(true);
});
