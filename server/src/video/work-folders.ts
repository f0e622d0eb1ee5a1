import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { incomingFileName, isOwnerDead } from '#server/storage/incoming-files.ts';

/** Temporary folders for work on videos: each is removed after its work, and those of dead processes at the next work. */
export class WorkFolders {
  /** @param root made when it is missing; of this machine, whatever else is shared. */
  constructor(private readonly root: string) {}

  /** Runs `work` with the path of an empty folder. */
  async use<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    await mkdir(this.root, { recursive: true });
    await this.removeLeftovers();
    const folder = join(this.root, incomingFileName(randomUUID()));
    await mkdir(folder);
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async removeLeftovers(): Promise<void> {
    const names = await readdir(this.root);
    const dead = names.filter(isOwnerDead);
    await Promise.all(dead.map((name) => rm(join(this.root, name), { recursive: true, force: true })));
  }
}
