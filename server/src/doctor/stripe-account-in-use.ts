import type { Stripe } from 'stripe';
import { isSameAccount, readAccountId } from '#server/payment/account/account-of-key.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { columnsOf, read } from '#server/platform/db/read.ts';
import { doctorTexts } from './doctor-texts.ts';
import { findingsOf, type Finding } from './finding.ts';
import { readFirst } from './read-first.ts';

const { fault } = findingsOf('stripe');

const texts = doctorTexts.stripe;

const IN_USE = read({}, () =>
  db
    .selectFrom('stripeAccounts')
    .where('stripeAccounts.isInUse', '=', true)
    .select(columnsOf('stripeAccounts', ['account', 'livemode'])),
);

/**
 * Checks that the key is of the account whose customers and payments are in use. Finds nothing if that is the case, or
 * if the database cannot be read, because another check reports that. Throws Stripe's errors.
 */
export async function accountFindings(
  stripe: Stripe,
  secretKey: string,
  databaseUrl: string | undefined,
): Promise<Finding[]> {
  const inUse = await readFirst(databaseUrl, IN_USE, {});
  if (!inUse) return [];
  const key = { account: await readAccountId(stripe), livemode: secretKey.includes('_live_') };
  if (isSameAccount(key, inUse)) return [];
  return [
    fault(
      () => texts.otherAccount,
      () => texts.startWithAccount,
    ),
  ];
}
