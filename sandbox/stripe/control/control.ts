import type { SandboxAccount } from '#sandbox/stripe/account.ts';
import type { DunningEnd } from '#sandbox/stripe/dunning.ts';
import type { EventVersion } from '#sandbox/stripe/event-version.ts';
import type { HeldEvent } from '#sandbox/stripe/held-deliveries.ts';
import type { RateLimitMode } from '#sandbox/stripe/rate-limit.ts';
import type { DisputeEnd } from '#sandbox/stripe/resources/disputes.ts';
import type { RefundTurn } from '#sandbox/stripe/resources/refunds.ts';
import type { BankClaim } from '#sandbox/stripe/stored-objects.ts';
import type { DeliveryAnswer } from '#sandbox/stripe/webhook-delivery.ts';

/** An error of Stripe. */
export interface FaultError {
  /** 400 to 599. */
  status: number;
  /** Stripe's error code, such as `balance_insufficient`. Default: that of the status, if it has one. */
  code?: string | undefined;
  /** The parameter that the error is about. */
  param?: string | undefined;
  /** Default: Stripe's message for the code or status. */
  message?: string | undefined;
}

/** A fault in calls of one endpoint. Rules are stored in the sandbox's file, so that all its processes share them. */
export interface Fault {
  method: 'GET' | 'POST' | 'DELETE';
  /** An endpoint in the sandbox's notation, e.g. `/v1/subscriptions/:id`, or one full path. */
  path: string;
  /**
   * Before the work, nothing has happened at Stripe, and the call's idempotency key is free. During the work, it is
   * rolled back and the error is stored under the key, so that repeated calls get it again. After the work, it is done
   * and stored, and only the response is lost.
   */
  when: 'before' | 'during' | 'after';
  /**
   * An error in Stripe's words; a delay of the work or the response in milliseconds; no
   * response until the caller times out; a broken connection; or SIGKILL of the process that serves the sandbox. During
   * the work, only errors that Stripe stores are possible.
   */
  effect: FaultError | { delay: number } | 'hang' | 'disconnect' | 'kill';
  /** The number of matching calls that fail. */
  times: number;
  /** The number of matching calls that pass before. */
  skip?: number | undefined;
}

/**
 * Causes events that no API call causes: time, banks, and all kinds of failures. IDs are those of Stripe's objects. A
 * call with an unknown object or an impossible request throws an Error with a message.
 */
export interface SandboxControl {
  /** Advances the sandbox's clock. Everything due by then happens at its own time. */
  advanceTo(time: Date): void;
  /**
   * Advances the clock just past the end of a customer's current period, including the first attempt to charge the next
   * one.
   */
  advanceToRenewal(customer: string): Date;
  /** Replaces a customer's card for the next charges by another test card. */
  replaceCard(customer: string, number: string): void;
  /** Leaves a customer's next invoices drafts, with this error of Stripe. */
  failFinalization(customer: string, message: string): void;
  /** Ends that: the customer's invoices can be finalized again. */
  allowFinalization(customer: string): void;
  /** Sets what becomes of subscriptions whose last retry fails from now on. */
  setDunningEnd(end: DunningEnd): void;
  /** Opens a dispute or an inquiry of the payer's bank for a payment. Returns its ID. */
  openDispute(paymentIntent: string, claim?: BankClaim): string;
  /** Lets the payer's bank warn that a payment is fraud, before any dispute. Returns the warning's ID. */
  warnOfFraud(paymentIntent: string): string;
  /** Submits evidence to the bank. The dispute or inquiry is then under review. */
  answerDispute(dispute: string): void;
  /** Escalates an inquiry to a dispute. */
  escalateInquiry(dispute: string): void;
  /** Closes a dispute as won or lost, or an inquiry as a closed warning. */
  closeDispute(dispute: string, outcome: DisputeEnd): void;
  /** Completes a pending refund, makes it wait for the payer's input, or makes one fail later. */
  settleRefund(refund: string, outcome: RefundTurn): void;
  /** Lets the bank confirm or refuse the debit of a completed checkout session. */
  settleBankDebit(session: string, outcome: 'succeeded' | 'failed'): void;
  /** Holds all undelivered and future events. */
  holdDeliveries(): void;
  /** The held events, oldest first. */
  heldEvents(): HeldEvent[];
  /** The held and pending events, oldest first. */
  waitingEvents(): HeldEvent[];
  /**
   * Sends an event now, held or already delivered, `times` times at once, each with a new signature. Resolves after all
   * responses. A held event that was accepted is no longer held.
   */
  deliver(event: string, times?: number): Promise<DeliveryAnswer[]>;
  /** Drops an undelivered event for good. It stays in the list of events. */
  drop(event: string): void;
  /** Ends the hold. The held events are sent at once, one after another. */
  releaseDeliveries(order?: 'recorded' | 'reversed'): void;
  /**
   * Sends all held events at once, each in its own request and so in no order, and then ends the hold. Resolves after
   * all responses. Events that were not accepted are retried.
   */
  releaseAtOnce(): Promise<DeliveryAnswer[]>;
  /** Sends events in the format of an endpoint with this API version. The API itself always uses the SDK's version. */
  setEventVersion(version: EventVersion): void;
  /** Plays another account or mode from now on. Objects stay. The key of the other mode is then refused. */
  becomeAccount(account: SandboxAccount): void;
  /** Responds 429 to too many calls in a second, as Stripe does in this mode. */
  limitRate(mode: RateLimitMode): void;
  /** Gives the secret key only these rights, like `coupon_read`, or all rights again. */
  restrictKey(rights: readonly string[] | null): void;
  addFault(fault: Fault): void;
  /** Removes all faults. Hanging calls in this process lose their connection, and delayed ones continue at once. */
  clearFaults(): void;
}
