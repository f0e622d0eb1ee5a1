import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { FairQueue } from '#server/platform/common/fair-queue.ts';
import { senderGone } from '#server/platform/common/sender-gone.ts';
import { TaskEndedError, TaskProcess } from '#server/platform/common/task-process.ts';
import type { PictureFault, PictureTask, PictureVerdict, RewrittenPicture } from './rewrite-picture.ts';

/** The sender of an image: an account, or a visitor by the key of their network address. */
export type PictureSender = { account: string } | { visitor: string };

/** The operator, who runs the product's commands. */
export const OPERATOR: PictureSender = { account: 'operator' };

/** Returns the account of the actor. Throws UNAUTHENTICATED for a visitor. */
export const accountOf = (actor: Actor): PictureSender => ({ account: requireUser(actor).userId });

/** The program beside this file, as source or built. */
const PROGRAM = new URL(
  `./picture-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/** The program limits itself to 10 s of processor time, which take longer on a busy machine. */
const DEADLINE_MS = 30_000;

/** Images often arrive in bursts, from one form or from a class that signs up. */
const IDLE_MS = 10_000;

/** Queued images are held in memory, up to 10 MB each. */
const QUEUE = { concurrency: 1, maxWaitMs: 30_000, retryAfter: 5 };

/**
 * Processes uploaded images, two at a time: one of an account and one of a visitor. So members cannot delay sign-ups,
 * and visitors cannot delay members. Accounts, and the addresses of visitors, take turns.
 */
export class PictureReading {
  readonly accounts = new FairQueue({ ...QUEUE, maxWaiting: 6 });
  readonly visitors = new FairQueue({ ...QUEUE, maxWaiting: 10 });
  private readonly processes: TaskProcess<PictureTask, PictureVerdict>;

  /** @param milliseconds timeout of an image */
  constructor(milliseconds = DEADLINE_MS) {
    this.processes = new TaskProcess({
      program: PROGRAM,
      milliseconds,
      heapMegabytes: 64,
      idleMs: IDLE_MS,
    });
  }

  /**
   * Re-encodes an image in the given shape. It stops, or leaves the queue, when the sender of the current request
   * disconnects. Throws AppError: PAYLOAD_TOO_LARGE, BAD_USER_INPUT or SERVICE_UNAVAILABLE.
   */
  async rewrite(task: PictureTask, sender: PictureSender): Promise<RewrittenPicture> {
    const gone = senderGone();
    const [queue, key] =
      'account' in sender ? [this.accounts, sender.account] : [this.visitors, sender.visitor];
    const verdict = await queue.run(key, () => this.processes.run(task, gone), gone).catch(refuseEnded);
    if ('picture' in verdict) return verdict.picture;
    throw refusalOf(verdict.fault, verdict.error);
  }
}

function refuseEnded(error: unknown): never {
  if (!(error instanceof TaskEndedError)) throw error;
  if (error.end === 'OVERDUE') {
    throw new AppError('BAD_USER_INPUT', inputRefusals.imageTime, { cause: error });
  }
  throw refusalOf(error.end === 'MEMORY' ? 'MEMORY' : 'UNREADABLE', error);
}

function refusalOf(fault: PictureFault, cause: unknown): AppError {
  switch (fault) {
    case 'PIXELS':
      return new AppError('PAYLOAD_TOO_LARGE', messages.validation.imageTooLarge);
    case 'MEMORY':
      return new AppError('PAYLOAD_TOO_LARGE', inputRefusals.imageMemory, { cause });
    case 'PARTS':
      return new AppError('BAD_USER_INPUT', inputRefusals.imageParts);
    case 'UNREADABLE':
      return new AppError('BAD_USER_INPUT', messages.validation.imageUnreadable, { cause });
  }
}
