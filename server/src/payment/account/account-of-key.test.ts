import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { isSameAccount, readAccountId } from './account-of-key.ts';

/** A client whose call for the account fails with this error. */
function refusing(error: Error): Stripe {
  const stripe = new Stripe('rk_test_restricted');
  stripe.accounts.retrieveCurrent = () => Promise.reject(error);
  return stripe;
}

const raw = (message: string) => ({ type: 'invalid_request_error' as const, message });

describe('the account of a key', () => {
  it('is read from the refusal of a restricted key, which names it', async () => {
    const refusal = new Stripe.errors.StripePermissionError(
      raw(
        "The provided key does not have the required permissions for this endpoint on account 'acct_1Ab2'.",
      ),
    );
    expect(await readAccountId(refusing(refusal))).toBe('acct_1Ab2');
  });

  it('is unknown if the refusal does not name it', async () => {
    const refusal = new Stripe.errors.StripePermissionError(raw('Not permitted.'));
    expect(await readAccountId(refusing(refusal))).toBeNull();
  });

  it.each([
    ['a wrong key', new Stripe.errors.StripeAuthenticationError(raw('Invalid API Key provided'))],
    ['an outage', new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'No answer' })],
    ['a failure', new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Failed' })],
  ])('is not told by %s', async (_what, error) => {
    await expect(readAccountId(refusing(error))).rejects.toBe(error);
  });
});

describe('a key', () => {
  const account = 'acct_1';

  it.each([
    [{ account, livemode: true }, { account, livemode: true }, true],
    [{ account, livemode: true }, { account, livemode: false }, false],
    [{ account: 'acct_2', livemode: true }, { account, livemode: true }, false],
    [{ account, livemode: true }, { account: null, livemode: null }, false],
    [{ account: null, livemode: true }, { account, livemode: true }, true],
    [{ account: null, livemode: true }, { account, livemode: false }, false],
    [{ account: null, livemode: true }, { account: null, livemode: null }, true],
  ])('%j against the recorded %j: the same is %s', (key, recorded, same) => {
    expect(isSameAccount(key, recorded)).toBe(same);
  });
});
