import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#server/platform/common/free-port.ts';
import { startSchool, type School } from '#testing/school.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';

const LOOK_EVERY_MS = 50;
const KIBIBYTE = 1024;

/** The built product with its demo school, which the benchmark kills and observes from outside. */
export class EnduranceSchool {
  /** Peak memory of each server process, in MB. */
  readonly peaks: number[] = [];

  private constructor(private readonly school: School) {}

  /** Builds the product if it is out of date, and starts it. */
  static async open(settings: Record<string, string>): Promise<EnduranceSchool> {
    await ensureBuilt();
    return new EnduranceSchool(await startSchool(await freePort(), settings));
  }

  get url(): string {
    return this.school.url;
  }

  /** Resolves when this many bytes of an upload are on the disk. Throws if the upload completes before. */
  async untilReceived(bytes: number): Promise<void> {
    while (!((await this.sizeOf('uploads')) >= bytes)) {
      await delay(LOOK_EVERY_MS);
      if ((await this.sizeOf('media', 'videos')) >= bytes)
        throw new Error(`The upload was complete before ${bytes} bytes were seen`);
    }
  }

  /** Stops the server gracefully and starts it again with these settings merged into the previous ones. */
  async restartWith(changes: Record<string, string>): Promise<void> {
    await this.end('SIGTERM');
    await this.school.start(changes);
  }

  /** Kills the server as a power cut would, and starts it again. */
  async restartAfterKill(): Promise<void> {
    await this.end('SIGKILL');
    await this.school.start();
  }

  /** Ends the server and keeps its data. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.peaks.push(await peakOf(this.school.pid()));
    await this.school.end(signal);
  }

  /** The path of the largest video that is stored. */
  async storedVideo(): Promise<string> {
    const files = await this.filesIn('media', 'videos');
    const [largest] = files.toSorted((one, other) => other.size - one.size);
    if (!largest) throw new Error('No video is stored');
    return largest.path;
  }

  /** Stops the school and deletes its data. */
  async close(): Promise<void> {
    await this.school.stop();
  }

  /** Size of the largest file in a folder, in bytes. */
  private async sizeOf(...names: string[]): Promise<number> {
    return Math.max(0, ...(await this.filesIn(...names)).map(({ size }) => size));
  }

  private async filesIn(...names: string[]): Promise<{ path: string; size: number }[]> {
    const folder = join(this.school.data.folder, ...names);
    const found = await readdir(folder).catch(() => []);
    const files = found.map(async (name) => {
      const path = join(folder, name);
      // The file may have been moved meanwhile.
      return { path, size: (await stat(path).catch(() => null))?.size ?? 0 };
    });
    return Promise.all(files);
  }
}

/** Peak memory of a process so far, in MB. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes = ''] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kibibytes === '') throw new Error('This system does not report the memory of a process');
  return (Number(kibibytes) * KIBIBYTE) / 1e6;
}
