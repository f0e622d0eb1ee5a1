import type Stripe from 'stripe';

/** A customer for the contract tests, with a clock that can be advanced. */
export interface Payer {
  customerId: string;
  /** Subscribes to a price from now on, with the card that succeeds. */
  subscribe(priceId: string): Promise<Stripe.Subscription>;
  /** Replaces the card for the next charge: one that works, or one that can be saved but is always declined. */
  replaceCard(card: 'succeeds' | 'fails'): Promise<void>;
  /** Advances this payer's clock to a time in Unix seconds, with everything due by then. */
  advanceTo(time: number): Promise<void>;
}

/** The provider under test: the sandbox, or a Stripe test account. */
export interface StripeProvider {
  stripe: Stripe;
  createPayer(): Promise<Payer>;
  /** The parameters that a portal session needs besides its customer. */
  portal: Pick<Stripe.BillingPortal.SessionCreateParams, 'configuration'>;
  /** Cleans up as far as possible. */
  close(): Promise<void>;
}

/** Starts a provider for the tests of one file. */
export type OpenProvider = () => Promise<StripeProvider>;
