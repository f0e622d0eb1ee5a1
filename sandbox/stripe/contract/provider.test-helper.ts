import type Stripe from 'stripe';

/** A customer whose subscription the contract is about, in a time that can be moved. */
export interface Payer {
  customerId: string;
  /** Subscribes to a price with the card that succeeds, from now on. */
  subscribe(priceId: string): Promise<Stripe.Subscription>;
  /** What is charged next: a card that works, or one that can be kept while every charge of it is declined. */
  replaceCard(card: 'succeeds' | 'fails'): Promise<void>;
  /** Moves this payer's time forward and lets fall due what falls due on the way. In unix seconds. */
  advanceTo(time: number): Promise<void>;
}

/** What the contract is held against: the sandbox, or a test account of Stripe itself. */
export interface StripeProvider {
  stripe: Stripe;
  createPayer(): Promise<Payer>;
  /** What a portal session must name beside its customer. */
  portal: Pick<Stripe.BillingPortal.SessionCreateParams, 'configuration'>;
  /** Undoes what was made, as far as that goes. */
  close(): Promise<void>;
}

/** Starts a provider, for the tests of one file. */
export type OpenProvider = () => Promise<StripeProvider>;
