import type { Language } from '#shared/languages.ts';
import { messages } from '#shared/messages.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { FairQueue } from '#server/platform/common/fair-queue.ts';
import { TaskEndedError, TaskProcess } from '#server/platform/common/task-process.ts';
import type { CertificateContent, Issuer } from './certificate-pdf.ts';

/** Version of the drawing. Increase it with each change, so that stored PDFs are drawn again. */
export const LOOK = 3;

export interface CertificateTask {
  certificate: CertificateContent;
  issuer: Issuer;
  language: Language;
}

/** The program is in the folder of this file, as source or built. */
const PROGRAM = new URL(
  `./certificate-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

/** Wall-clock limit. The program also limits itself to 10 s of CPU time, which take longer on a busy machine. */
const DEADLINE_MS = 30_000;
const IDLE_MS = 10_000;
const QUEUE = { concurrency: 1, maxWaiting: 20, maxWaitMs: 30_000, retryAfter: 5 };

/**
 * Draws certificates one at a time in a separate process, because typesetting takes up to a second of CPU time. The queue is fair
 * between the owners of certificates.
 */
export class CertificateDrawing {
  private readonly queue = new FairQueue(QUEUE);
  private readonly processes = new TaskProcess<CertificateTask, Uint8Array>({
    program: PROGRAM,
    milliseconds: DEADLINE_MS,
    heapMegabytes: 192,
    idleMs: IDLE_MS,
  });

  /** Returns the PDF of a certificate. Throws SERVICE_UNAVAILABLE if the queue is full or drawing takes too long. */
  draw(ownerId: string, task: CertificateTask): Promise<Uint8Array> {
    return this.queue.run(ownerId, () => this.processes.run(task)).catch(refuseEnded);
  }
}

function refuseEnded(error: unknown): never {
  if (!(error instanceof TaskEndedError)) throw error;
  throw new AppError('SERVICE_UNAVAILABLE', messages.unavailable, { retryAfter: 5, cause: error });
}
