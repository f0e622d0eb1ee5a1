// @slow server/src/payment server/src/user
import { afterEach, beforeEach, expect, it } from 'vitest';
import { customerOf, runOpenRequests, subscriptionsOf } from '#server/payment/customer.test-helper.ts';
import { advanceDays } from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf, PASSWORD, registerAdmin, registerPaidSubscriber } from '#testing/factories.ts';
import {
  at,
  figuresFor,
  OTHER,
  schoolOfAccounts,
  startWith,
  TEST,
  type SchoolOfAccounts,
} from './school-of-accounts.test-helper.ts';

const LEAVE = 'mutation ($password: String!) { deleteAccount(currentPassword: $password) { userId } }';

let school: SchoolOfAccounts;
beforeEach(async () => {
  school = await schoolOfAccounts();
});
afterEach(() => school.end());

it('a deleted account is removed from the rows that are set aside, and from Stripe when they come back; its payment stays', async () => {
  const first = await school.start(TEST);
  const admin = await registerAdmin(first);
  const subscriber = await registerPaidSubscriber(first);
  const customer = await customerOf(first, subscriber.id);
  const before = await figuresFor(admin);
  await first.stop();
  const second = await school.start(OTHER);
  dataOf(await startWith(at(second, admin), OTHER));
  dataOf(await at(second, subscriber).client.graphql(LEAVE, { password: PASSWORD }));
  const left = await second.sql(
    `select distinct table_name from set_aside_rows where row::text like '%' || $1 || '%'`,
    [subscriber.id],
  );
  expect(left).toEqual([{ table_name: 'customers' }]);
  const agreements = () =>
    second.sql(`select 1 from set_aside_rows where table_name = 'purchase_agreements'`);
  expect(await agreements()).toHaveLength(1);
  advanceDays(second, 3 * 366);
  await second.container.services.purchaseAgreements.deleteOld();
  expect(await agreements()).toEqual([]);
  await second.stop();

  const third = await school.start(TEST);
  dataOf(await startWith(at(third, admin), TEST));
  expect(await figuresFor(at(third, admin))).toMatchObject({ collected: before.collected, payments: 1 });
  expect(await third.sql('select user_id from payments')).toEqual([{ user_id: null }]);
  await runOpenRequests(third);
  const { stripe } = third.container;
  expect((await subscriptionsOf(third, customer)).map(({ status }) => status)).toEqual(['canceled']);
  expect((await stripe.customers.retrieve(customer)).deleted).toBe(true);
});
