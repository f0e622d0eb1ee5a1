import { AppError } from '#server/platform/common/errors.ts';
import type { Mailer, MailMessage } from './mailer.ts';

/** While the mail server is away, one failed mail is tried this often. */
const TRIAL_MS = 10_000;
/** A temporary refusal of a recipient says little about the server. Of this many in a row, it does. */
const REFUSALS_TO_BE_AWAY = 3;
/** After this many mails, the mail that has waited longest is the next, whatever its priority. */
const FAIR_TURN = 10;

/** What the mailer asks of the queue. */
export interface MailQueue {
  /** Retries failed mails now, at most `limit` of them. Returns their number. */
  retryNow(limit?: number): Promise<number>;
  /** Lets the mail go next that has waited longest. */
  putOldestFirst(): Promise<void>;
}

interface Options {
  mailer: Mailer;
  queue: MailQueue;
  /** Told when the queue could not be changed. Each job is also retried at its own time. */
  onError: (error: unknown) => void;
  /** For tests. */
  trialMs?: number;
}

/**
 * Sends mail, and notices when the mail server is away and when it is back. All failed mails are then retried at once,
 * instead of hours later. Throws SERVICE_UNAVAILABLE for a temporary failure, which is not an incident.
 */
export class WatchedMailer implements Mailer {
  /** Also true at first: another process may have seen failures. */
  private isAway = true;
  private refusals = 0;
  private sent = 0;
  private trial: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {}

  async send(message: MailMessage): Promise<void> {
    try {
      await this.options.mailer.send(message);
    } catch (error) {
      if (!isPassing(error)) {
        if (isAboutRecipient(error)) this.answered();
        throw error;
      }
      this.refusals += 1;
      if (!isAboutRecipient(error) || this.refusals >= REFUSALS_TO_BE_AWAY) this.failed();
      throw new AppError('SERVICE_UNAVAILABLE', error.message, { cause: error });
    }
    this.answered();
    this.sent += 1;
    if (this.sent % FAIR_TURN === 0) this.change(() => this.options.queue.putOldestFirst());
  }

  /** Stops the trials. */
  close(): void {
    clearTimeout(this.trial);
  }

  private failed(): void {
    this.isAway = true;
    const { queue, trialMs = TRIAL_MS } = this.options;
    this.trial ??= setTimeout(() => {
      this.trial = undefined;
      if (this.isAway) this.change(() => queue.retryNow(1));
    }, trialMs).unref();
  }

  private answered(): void {
    this.refusals = 0;
    if (!this.isAway) return;
    this.isAway = false;
    this.change(() => this.options.queue.retryNow());
  }

  private change(work: () => Promise<unknown>): void {
    work().catch(this.options.onError);
  }
}

/** Nodemailer's codes for a server that is unreachable or does not answer. */
const UNREACHED: readonly unknown[] = ['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT'];

/** Whether a mail server is unreachable or reports a temporary failure with a 4yz code (RFC 5321, 4.2.1). */
function isPassing(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return UNREACHED.includes(code) || (Number(responseCode) >= 400 && Number(responseCode) < 500);
}

/** Whether the server accepted the sender and refused the recipient. */
const isAboutRecipient = (error: unknown): boolean =>
  error instanceof Error && (error as { command?: unknown }).command === 'RCPT TO';
