import type { Actor } from '#server/platform/common/actor.ts';

/** A running upload of any kind. */
export interface RunningUpload {
  id: string;
  fileName: string;
  /** Of the whole file, in bytes. */
  size: number;
  /** The upload is abandoned at this time unless more bytes arrive. */
  expiresAt: Date;
}

/**
 * What becomes of the uploads of one kind, such as the videos of lectures. All kinds share the addresses under `/uploads`, the store of
 * incomplete uploads and its locks. Their ids are different.
 */
export interface UploadTarget {
  /**
   * Returns the running upload with this id, or null. Throws UNAUTHENTICATED or FORBIDDEN for callers who may not upload, and FORBIDDEN
   * for those other than its sender.
   */
  ofSender(actor: Actor, id: string): Promise<RunningUpload | null>;
  /** Ends a running upload and removes its bytes. */
  cancel(actor: Actor, id: string): Promise<unknown>;
  /** Throws if a file that starts with these bytes is refused. */
  validateHeader(upload: RunningUpload, header: Buffer): void;
  /** Ends an upload if the error means that its file is refused. */
  refuse(id: string, error: unknown): Promise<void>;
  /** Records the progress of an upload and extends its expiry. Never throws. */
  record(id: string, percent: number, options: { isLast: boolean }): Promise<void>;
  /** Stores a file whose bytes have all arrived. Any process can repeat it. Does nothing for an incomplete or finished upload. */
  complete(id: string): Promise<void>;
  /** Whether the completion of an upload has started, which means that all its bytes have arrived. */
  hasBegun(id: string): Promise<boolean>;
  /** Returns the size of the file of a completed upload, or null. */
  arrivedSize(id: string): Promise<number | null>;
  /** Returns those of these ids that are running uploads. */
  running(ids: readonly string[]): Promise<string[]>;
}

/** The kinds of uploads. Later features add theirs. */
export class UploadTargets {
  private readonly targets: UploadTarget[] = [];

  add(target: UploadTarget): void {
    this.targets.push(target);
  }

  /** Returns a running upload with its kind, or null. Throws the errors of `UploadTarget.ofSender`. */
  async ofSender(actor: Actor, id: string): Promise<{ target: UploadTarget; upload: RunningUpload } | null> {
    for (const target of this.targets) {
      const upload = await target.ofSender(actor, id);
      if (upload) return { target, upload };
    }
    return null;
  }

  /** Returns the size of the file of a completed upload of any kind, or null. */
  async arrivedSize(id: string): Promise<number | null> {
    for (const target of this.targets) {
      const size = await target.arrivedSize(id);
      if (size !== null) return size;
    }
    return null;
  }

  /** Returns those of these ids that are running uploads of any kind. */
  async running(ids: readonly string[]): Promise<Set<string>> {
    return new Set((await Promise.all(this.targets.map((target) => target.running(ids)))).flat());
  }
}
