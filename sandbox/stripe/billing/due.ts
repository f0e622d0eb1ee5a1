import { expireSession } from '#sandbox/stripe/resources/checkout-sessions.ts';
import { nextClaimDue, openDueClaims } from '#sandbox/stripe/resources/disputes.ts';
import { nextRefundDue, settleDueRefunds } from '#sandbox/stripe/resources/refund-life.ts';
import { ObjectStore } from '#sandbox/stripe/object-store.ts';
import type { SandboxContext, SandboxState } from '#sandbox/stripe/sandbox-state.ts';
import { endWithPeriod } from '#sandbox/stripe/resources/subscriptions.ts';
import { nextDebitDue, settleDueDebits } from './debit-settle.ts';
import { expireIncomplete, finalizeDraft, renew, RENEWING, retryInvoice, tellOfRenewal } from './renewal.ts';

const MILLISECONDS = 1000;

/** How long the first invoice of a subscription can be paid, in seconds. */
const FIRST_PAYMENT_TIME = 23 * 3600;

/** An event that occurs by time. */
interface Due {
  /** Unix seconds. */
  at: number;
  perform: (context: SandboxContext) => void;
}

/** Finds the earliest event of one kind that is due by a time (Unix seconds). */
type Source = (store: ObjectStore, until: number) => Due | undefined;

const sessionExpiry: Source = (store, until) => {
  const range = { path: '$.expires_at', index: 'sessions_by_expiry', until };
  const found = store.earliest('checkout.session', range, { path: '$.status', is: 'open' });
  return found && { at: found.at, perform: (context) => expireSession(context, found.value) };
};

const incompleteExpiry: Source = (store, until) => {
  const range = {
    path: '$.created',
    index: 'subscriptions_by_creation',
    until: until - FIRST_PAYMENT_TIME,
  };
  const found = store.earliest('subscription', range, { path: '$.status', is: 'incomplete' });
  return (
    found && {
      at: found.at + FIRST_PAYMENT_TIME,
      perform: (context) => expireIncomplete(context, found.value),
    }
  );
};

const renewalNotice: Source = (store, until) => {
  const range = { path: '$.upcoming_at', index: 'renewals_by_notice', until };
  const found = store.earliest('billing_state', range);
  return found && { at: found.at, perform: (context) => tellOfRenewal(context, found.value) };
};

const plannedEnd: Source = (store, until) => {
  const range = { path: '$.cancel_at', index: 'subscriptions_by_planned_end', until };
  const found = store.earliest('subscription', range, { path: '$.status', isOneOf: RENEWING });
  return found && { at: found.at, perform: (context) => endWithPeriod(context, found.value) };
};

const periodEnd: Source = (store, until) => {
  const range = {
    path: '$.items.data[0].current_period_end',
    index: 'subscriptions_by_period_end',
    until,
  };
  const found = store.earliest('subscription', range, { path: '$.status', isOneOf: RENEWING });
  return found && { at: found.at, perform: (context) => renew(context, found.value) };
};

const draftFinalization: Source = (store, until) => {
  const range = { path: '$.automatically_finalizes_at', index: 'invoices_by_finalization', until };
  const found = store.earliest('invoice', range, { path: '$.status', is: 'draft' });
  return found && { at: found.at, perform: (context) => finalizeDraft(context, found.value) };
};

const retry: Source = (store, until) => {
  const range = { path: '$.next_payment_attempt', index: 'invoices_by_attempt', until };
  const found = store.earliest('invoice', range, { path: '$.status', is: 'open' });
  return found && { at: found.at, perform: (context) => retryInvoice(context, found.value) };
};

const refundOutcome: Source = (store, until) => {
  const at = nextRefundDue(store);
  return at === undefined || at > until ? undefined : { at, perform: settleDueRefunds };
};

const bankClaim: Source = (store, until) => {
  const at = nextClaimDue(store);
  return at === undefined || at > until ? undefined : { at, perform: openDueClaims };
};

const debitOutcome: Source = (store, until) => {
  const at = nextDebitDue(store);
  return at === undefined || at > until ? undefined : { at, perform: settleDueDebits };
};

/** Of two events due in the same second, the kind listed first happens first. */
const SOURCES: readonly Source[] = [
  sessionExpiry,
  incompleteExpiry,
  refundOutcome,
  bankClaim,
  debitOutcome,
  renewalNotice,
  retry,
  plannedEnd,
  periodEnd,
  draftFinalization,
];

function findNext(store: ObjectStore, until: number): Due | undefined {
  return SOURCES.flatMap((source) => source(store, until) ?? []).reduce<Due | undefined>(
    (first, due) => (first && first.at <= due.at ? first : due),
    undefined,
  );
}

/**
 * Performs everything due by a time (Unix seconds), one after another, each at its own time and in its own transaction.
 * Processes may do so concurrently; each event happens once.
 */
export function doWhatFallsDue(state: SandboxState, until: number): void {
  // First searched without the write lock, because there is usually nothing to do.
  const store = new ObjectStore(state.database);
  for (let next = findNext(store, until); next; next = findNext(store, until)) {
    const { at } = next;
    state.transact(
      null,
      (context) => {
        const due = findNext(context.store, at);
        if (due?.at !== at) return;
        state.clock.moveTo(new Date(at * MILLISECONDS));
        due.perform(context);
      },
      at,
    );
  }
}
