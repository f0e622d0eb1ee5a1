import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { FairQueue } from '#server/platform/common/fair-queue.ts';
import { senderGone } from '#server/platform/common/sender-gone.ts';
import { TaskEndedError, TaskProcess } from '#server/platform/common/task-process.ts';
import type { PictureFault, PictureTask, PictureVerdict, RewrittenPicture } from './rewrite-picture.ts';

/** Who sends a picture: an account, or a visitor by the key of their network address. */
export type PictureSender = { account: string } | { visitor: string };

/** The person who runs the product's commands. */
export const OPERATOR: PictureSender = { account: 'operator' };

/** The account of the actor. Throws UNAUTHENTICATED for a visitor. */
export const accountOf = (actor: Actor): PictureSender => ({ account: requireUser(actor).userId });

/** Beside us, as a source or built. */
const PROGRAM = new URL(
  `./picture-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/** Beside the 10 s of a processor that the program allows itself: a busy machine takes longer for them. */
const DEADLINE_MS = 30_000;

/** The pictures of a form, or of a class that signs up, come together. */
const IDLE_MS = 10_000;

/** What waits is in memory, 10 MB at most. */
const QUEUE = { concurrency: 1, maxWaitMs: 30_000, retryAfter: 5 };

/**
 * Reads pictures that people send, two at a time: one of an account and one of a visitor. So no member keeps others from signing up,
 * and the other way round. Accounts, and the addresses of visitors, take turns.
 */
export class PictureReading {
  readonly accounts = new FairQueue({ ...QUEUE, maxWaiting: 6 });
  readonly visitors = new FairQueue({ ...QUEUE, maxWaiting: 10 });
  private readonly processes: TaskProcess<PictureTask, PictureVerdict>;

  /** @param milliseconds how long a picture may take. */
  constructor(milliseconds = DEADLINE_MS) {
    this.processes = new TaskProcess({
      program: PROGRAM,
      milliseconds,
      heapMegabytes: 64,
      idleMs: IDLE_MS,
    });
  }

  /**
   * Writes a picture as its shape says. It stops, or leaves the queue, when the sender of the current request is gone. Throws
   * AppError: PAYLOAD_TOO_LARGE, BAD_USER_INPUT or SERVICE_UNAVAILABLE.
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
