import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#server/platform/common/free-port.ts';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { root } from '../scripts/lib/project.mjs';
import { serverProcess } from '../scripts/lib/server.mjs';

const LOOK_EVERY_MS = 50;
const KIBIBYTE = 1024;

/** The built product as `npm start` runs it, with its demo school, in a folder of its own. */
export class KillableSchool {
  /** The most memory that each of its processes had, in MB. */
  readonly peaks: number[] = [];
  private server: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private settings: Record<string, string>,
  ) {}

  /** Builds what is out of date, and starts. */
  static async open(settings: Record<string, string>): Promise<KillableSchool> {
    await ensureBuilt();
    const folder = await mkdtemp(join(tmpdir(), 'lectern-endurance-data-'));
    const school = new KillableSchool(folder, await freePort(), settings);
    await school.start();
    return school;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Resolves when so many bytes of an upload are on the disk. Throws when it arrives before. */
  async untilReceived(bytes: number): Promise<void> {
    while (!((await this.sizeOf('uploads')) >= bytes)) {
      await delay(LOOK_EVERY_MS);
      if ((await this.sizeOf('media', 'videos')) >= bytes)
        throw new Error(`It arrived before ${bytes} bytes were seen`);
    }
  }

  /** Ends the server as its operator does, and starts it with these settings beside or instead of those before. */
  async restartWith(changes: Record<string, string>): Promise<void> {
    await this.end('SIGTERM');
    this.settings = { ...this.settings, ...changes };
    await this.start();
  }

  /** Kills the server as a power cut does, and starts it again. */
  async restartAfterKill(): Promise<void> {
    await this.end('SIGKILL');
    await this.start();
  }

  /** Ends the server, and leaves everything it keeps. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { server } = this;
    if (!server) throw new Error('The school does not run');
    this.server = null;
    this.peaks.push(await peakOf(server));
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  /** The path of the largest video that is stored. */
  async storedVideo(): Promise<string> {
    const files = await this.filesIn('media', 'videos');
    const [largest] = files.toSorted((one, other) => other.size - one.size);
    if (!largest) throw new Error('No video is stored');
    return largest.path;
  }

  /** Ends it all and throws away what it kept. */
  async close(): Promise<void> {
    if (this.server) await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  private async start(): Promise<void> {
    const [file, args] = serverProcess.command;
    const server = spawn(file, args, {
      cwd: root,
      env: {
        ...process.env,
        ...serverProcess.environment,
        PORT: String(this.port),
        DATA_DIR: this.folder,
        ...this.settings,
      },
    });
    this.server = server;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      for (const stream of [server.stdout, server.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          if (output.includes('Lectern is ready')) resolve();
        });
      }
      server.once('exit', () => reject(new Error(`The school ended:\n${output}`)));
    });
  }

  /** Of the largest file in a folder, in bytes. */
  private async sizeOf(...names: string[]): Promise<number> {
    return Math.max(0, ...(await this.filesIn(...names)).map(({ size }) => size));
  }

  private async filesIn(...names: string[]): Promise<{ path: string; size: number }[]> {
    const folder = join(this.folder, ...names);
    const found = await readdir(folder).catch(() => []);
    const files = found.map(async (name) => {
      const path = join(folder, name);
      // It may have been moved since.
      return { path, size: (await stat(path).catch(() => null))?.size ?? 0 };
    });
    return Promise.all(files);
  }
}

/** The most memory that a process had so far, in MB. */
async function peakOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kibibytes = ''] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  if (kibibytes === '') throw new Error('This system does not tell the memory of a process');
  return (Number(kibibytes) * KIBIBYTE) / 1e6;
}
