// @slow server/src/payment sandbox/stripe
import { afterAll, beforeAll, expect, it } from 'vitest';
import { controlOf } from '#server/payment/customer.test-helper.ts';
import { registerSettledSubscriber, untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

async function problems() {
  const query = '{ paymentProblems { nodes { kind user { id } payment { id } } } }';
  interface Problems {
    paymentProblems: { nodes: { kind: string; user: { id: string }; payment: { id: string } }[] };
  }
  return dataOf(await admin.client.graphql<Problems>(query)).paymentProblems.nodes;
}

it('a bank’s warning of fraud is a problem of its payment until that is refunded, and closes nothing', async () => {
  const person = await registerSettledSubscriber(app);
  const { data } = await app.container.stripe.paymentIntents.list({ customer: person.customer });
  controlOf(app).warnOfFraud(data[0]?.id ?? '');
  await untilQuiet(app);
  const [problem] = await problems();
  expect(problem).toMatchObject({ kind: 'FRAUD_WARNING', user: { id: person.id } });
  expect(await app.container.services.access.isActive(person.id)).toBe(true);

  await app.container.stripe.refunds.create({ payment_intent: data[0]?.id });
  await untilQuiet(app);
  expect(await problems()).toEqual([]);
});
