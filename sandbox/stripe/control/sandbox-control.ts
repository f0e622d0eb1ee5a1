import { setSandboxAccount } from '#sandbox/stripe/account.ts';
import { advanceTo, advanceToRenewal } from '#sandbox/stripe/billing/advance.ts';
import { setDunningEnd } from '#sandbox/stripe/dunning.ts';
import { replaceCard } from '#sandbox/stripe/billing/replace-card.ts';
import { settleBankDebit } from '#sandbox/stripe/checkout/bank-debit.ts';
import { failFinalization } from '#sandbox/stripe/billing/fail-finalization.ts';
import {
  answerDispute,
  closeDispute,
  escalateInquiry,
  openDispute,
} from '#sandbox/stripe/resources/disputes.ts';
import { warnOfFraud } from '#sandbox/stripe/resources/fraud-warnings.ts';
import { settleRefund } from '#sandbox/stripe/resources/refunds.ts';
import { setEventVersion } from '#sandbox/stripe/event-version.ts';
import { restrictKey } from '#sandbox/stripe/key-rights.ts';
import type { RateLimit } from '#sandbox/stripe/rate-limit.ts';
import type { SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import type { WebhookDelivery } from '#sandbox/stripe/webhook-delivery.ts';
import { drop, heldEvents, hold, release, waitingEvents } from '#sandbox/stripe/held-deliveries.ts';
import type { SandboxControl } from './control.ts';
import type { Faults } from './faults.ts';

/** The control of one sandbox, for tests and for the control page. */
export function createControl(
  state: SandboxState,
  delivery: WebhookDelivery,
  faults: Faults,
  rateLimit: RateLimit,
): SandboxControl {
  const { database } = state;
  return {
    advanceTo: (time) => advanceTo(state, time),
    advanceToRenewal: (customer) => advanceToRenewal(state, customer),
    replaceCard: (customer, number) => replaceCard(state, customer, number),
    failFinalization: (customer, message) => failFinalization(state, customer, message),
    allowFinalization: (customer) => failFinalization(state, customer, null),
    setDunningEnd: (end) => setDunningEnd(database, end),
    openDispute: (paymentIntent, claim = 'dispute') => openDispute(state, paymentIntent, claim),
    warnOfFraud: (paymentIntent) => warnOfFraud(state, paymentIntent),
    answerDispute: (dispute) => answerDispute(state, dispute),
    escalateInquiry: (dispute) => escalateInquiry(state, dispute),
    closeDispute: (dispute, outcome) => closeDispute(state, dispute, outcome),
    settleRefund: (refund, outcome) => settleRefund(state, refund, outcome),
    settleBankDebit: (session, outcome) => settleBankDebit(state, session, outcome),
    holdDeliveries: () => hold(database),
    heldEvents: () => heldEvents(database),
    waitingEvents: () => waitingEvents(database),
    deliver: (event, times = 1) => delivery.deliverNow(event, times),
    drop: (event) => drop(database, event),
    releaseDeliveries: (order = 'recorded') => {
      release(database, order);
      delivery.wake();
    },
    releaseAtOnce: () => delivery.releaseAtOnce(),
    setEventVersion: (version) => setEventVersion(database, version),
    becomeAccount: (account) => setSandboxAccount(database, account),
    limitRate: (mode) => {
      rateLimit.mode = mode;
    },
    restrictKey: (rights) => restrictKey(database, rights),
    addFault: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
  };
}
