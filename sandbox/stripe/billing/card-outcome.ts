import type Stripe from 'stripe';
import { findTestCardByLastDigits, type TestCardOutcome } from '#sandbox/stripe/resources/test-cards.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';

/** Whether the payer is present while their card is charged, and has already completed the bank's authentication. */
export type Presence = 'absent' | 'authenticated' | 'present';

/** Records that the bank approved this card for later payments without the payer. */
export function approveCard({ store, now }: SandboxContext, { id }: Stripe.PaymentMethod): void {
  store.save('card_approval', { id, created: now() });
}

/** The result of charging a saved card. */
export function outcomeOf(
  { store }: SandboxContext,
  { id, card: kept }: Stripe.PaymentMethod,
  presence: Presence,
): TestCardOutcome {
  const card = findTestCardByLastDigits(kept?.last4 ?? '');
  if (!card) return 'declines';
  if (presence === 'present' || card.outcome === 'declines') return card.outcome;
  if (presence === 'authenticated') return 'succeeds';
  const isApproved = card.outcome === 'succeeds' || store.find('card_approval', id) !== undefined;
  return isApproved ? card.laterOutcome : 'authenticates';
}
