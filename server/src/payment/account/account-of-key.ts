import { Stripe } from 'stripe';

/** The account of the secret key at Stripe, in the mode of the key. */
export interface AccountOfKey {
  /** The account's ID; null if the key may not read it. */
  account: string | null;
  livemode: boolean;
}

/** A recorded account. Both fields are null for rows from before accounts were recorded. */
export interface RecordedAccount {
  account?: string | null | undefined;
  livemode?: boolean | null | undefined;
}

/**
 * The ID of the key's account; null if the key may not read it. Stripe lets no restricted key read its account, but
 * names the account in the refusal. Throws Stripe's errors for a wrong key, and while Stripe cannot be reached.
 */
export async function readAccountId(stripe: Stripe): Promise<string | null> {
  try {
    return (await stripe.accounts.retrieveCurrent()).id;
  } catch (error) {
    const { StripePermissionError, StripeInvalidRequestError } = Stripe.errors;
    if (error instanceof StripePermissionError) return /\bacct_\w+/.exec(error.message)?.[0] ?? null;
    if (error instanceof StripeInvalidRequestError) return null;
    throw error;
  }
}

/** Whether Stripe knows a customer by this key, also as a deleted one. Throws Stripe's errors. */
export async function knowsCustomer(stripe: Stripe, stripeCustomerId: string): Promise<boolean> {
  try {
    await stripe.customers.retrieve(stripeCustomerId);
    return true;
  } catch (error) {
    const { StripeInvalidRequestError } = Stripe.errors;
    if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing') return false;
    throw error;
  }
}

/** Whether a key is of a recorded account. A key that may not read its account is known by its mode only. */
export function isSameAccount(key: AccountOfKey, recorded: RecordedAccount): boolean {
  if (key.account !== null) return key.account === recorded.account && key.livemode === recorded.livemode;
  return recorded.livemode == null || key.livemode === recorded.livemode;
}
