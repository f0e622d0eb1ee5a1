// @slow server/src/payment sandbox/stripe
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { createCourse, dataOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { untilQuiet } from './sandbox-time.test-helper.ts';
import { subscriptionOf } from './subscriber.test-helper.ts';

let app: TestApp;
let admin: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-client-'));
  await cp(join(import.meta.dirname, '../../../client/index.html'), join(folder, 'index.html'));
  app = await startApp({}, { clientFolder: folder });
  admin = await registerAdmin(app);
});
afterEach(() => updateSchool(admin.client, { priceTax: 'NONE' }));
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const startCheckout = async (client: HttpClient) =>
  dataOf(await client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'))
    .startCheckout.id;
const sessionOf = (id: string) => app.container.stripe.checkout.sessions.retrieve(id);
const pay = (id: string) => app.container.stripeSandbox?.payCheckout(id);

describe('the tax of the price', () => {
  it.each([
    ['INCLUDED', 'inclusive', true],
    ['ADDED', 'exclusive', false],
  ] as const)(
    '%s is sent to Stripe with a new price and told to search engines',
    async (priceTax, behavior, isIncluded) => {
      const { slug } = await createCourse(admin.client);
      const page = async () => (await fetch(new URL(`/courses/${slug}`, app.url))).text();
      expect(await page()).not.toContain('valueAddedTaxIncluded');
      const person = await register(app);
      const first = await startCheckout(person.client);
      await updateSchool(admin.client, { priceTax });
      expect(dataOf(await app.visitor().graphql('{ plan { priceTax } }'))).toEqual({ plan: { priceTax } });
      expect(await page()).toContain(`"valueAddedTaxIncluded":${isIncluded}`);
      const second = await startCheckout(person.client);
      expect((await sessionOf(first)).status).toBe('expired');
      const { data: lines } = await app.container.stripe.checkout.sessions.listLineItems(second);
      expect(lines[0]?.price).toMatchObject({ unit_amount: 49_900, tax_behavior: behavior });
      expect(await startCheckout(person.client)).toBe(second);
      // Both prices stay ours: a subscription at either opens the lectures.
      await updateSchool(admin.client, { priceTax: 'NONE' });
      pay(second);
      await untilQuiet(app);
      expect(await subscriptionOf(person)).toMatchObject({ status: 'ACTIVE' });
    },
  );
});
