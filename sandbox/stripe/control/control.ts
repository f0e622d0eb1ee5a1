import type { EventVersion } from '#sandbox/stripe/event-version.ts';
import type { HeldEvent } from '#sandbox/stripe/held-deliveries.ts';
import type { RateLimitMode } from '#sandbox/stripe/rate-limit.ts';
import type { DisputeEnd } from '#sandbox/stripe/resources/disputes.ts';
import type { RefundTurn } from '#sandbox/stripe/resources/refunds.ts';
import type { BankClaim } from '#sandbox/stripe/stored-objects.ts';
import type { DeliveryAnswer } from '#sandbox/stripe/webhook-delivery.ts';

/** What goes wrong with calls of one endpoint. Rules are kept in the sandbox's file: all its processes count as one. */
export interface Fault {
  method: 'GET' | 'POST' | 'DELETE';
  /** An endpoint as the sandbox names it, e.g. `/v1/subscriptions/:id`, or one whole path. */
  path: string;
  /**
   * Before the work nothing has happened at Stripe, and the call's idempotency key is free. During the work, it is undone,
   * and the error is kept under the key: whoever repeats the call hears it again. After the work, it is done and kept,
   * and only its answer is lost.
   */
  when: 'before' | 'during' | 'after';
  /**
   * An error of this status (400 to 599) as Stripe words it; the work or its answer so many milliseconds late; no answer
   * until the caller gives up; a broken connection; or SIGKILL of the process that serves the sandbox. During the work
   * there are errors alone, of those that Stripe keeps.
   */
  effect: { status: number } | { delay: number } | 'hang' | 'disconnect' | 'kill';
  /** How many matching calls it strikes. */
  times: number;
  /** How many matching calls it lets through first. */
  skip?: number | undefined;
}

/**
 * What happens to payments without anybody calling the API: time, banks, and everything that goes wrong. Ids are those
 * of Stripe's objects. A call that names nothing that exists, or asks for what cannot be, throws an Error that says so.
 */
export interface SandboxControl {
  /** Moves the sandbox's time forward and does what falls due on the way, each at its own time. */
  advanceTo(time: Date): void;
  /** Moves time just past the end of a customer's running period, with the first attempt to charge for the next made. */
  advanceToRenewal(customer: string): Date;
  /** Gives a customer another test card for what is charged next. */
  replaceCard(customer: string, number: string): void;
  /** Disputes a payment as the payer's bank does, or asks about it first. Returns the dispute's id. */
  openDispute(paymentIntent: string, claim?: BankClaim): string;
  /** Sends the bank what it asked for: a dispute, or an inquiry, is under review then. */
  answerDispute(dispute: string): void;
  /** Makes a dispute of an inquiry. */
  escalateInquiry(dispute: string): void;
  /** A dispute is won or lost; an inquiry is closed as the warning that it was. */
  closeDispute(dispute: string, outcome: DisputeEnd): void;
  /** Ends a refund that is on its way, has it wait for what the payer must say first, or lets one fail later. */
  settleRefund(refund: string, outcome: RefundTurn): void;
  /** Lets the bank confirm or refuse the debit that a completed checkout session waits for. */
  settleBankDebit(session: string, outcome: 'succeeded' | 'failed'): void;
  /** Keeps all events that are not delivered yet, and those to come, from going out. */
  holdDeliveries(): void;
  /** What is held now, oldest first. */
  heldEvents(): HeldEvent[];
  /** What is held or on its way, oldest first. */
  waitingEvents(): HeldEvent[];
  /**
   * Sends an event now, several times at once if asked to, each time newly signed; held, delivered before or not.
   * Resolves when all are answered. A held event that was taken is held no longer.
   */
  deliver(event: string, times?: number): Promise<DeliveryAnswer[]>;
  /** An event that is not delivered yet will never be. It stays in the list of events. */
  drop(event: string): void;
  /** Ends the hold: what was held goes out at once, one after another. */
  releaseDeliveries(order?: 'recorded' | 'reversed'): void;
  /**
   * Sends all that is held at once, each event in a request of its own and so in no order, then ends the hold. Resolves when
   * all are answered; what was not taken is sent again by itself.
   */
  releaseAtOnce(): Promise<DeliveryAnswer[]>;
  /** Has events sent as to an endpoint that was made at this API version; the API itself speaks the SDK's always. */
  setEventVersion(version: EventVersion): void;
  /** Answers 429 to calls that are too many in a second, as Stripe does in this mode. */
  limitRate(mode: RateLimitMode): void;
  addFault(fault: Fault): void;
  /** Removes all faults. What hangs in this process loses its connection, and what is delayed is delayed no longer. */
  clearFaults(): void;
}
