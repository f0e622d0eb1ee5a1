import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ip = (...args: string[]) => run('ip', args);

/** The network of the machines. The tests' own machine is its first address. */
const NETWORK = '10.77.0';
const BRIDGE = 'lectern';

/** The account that runs programs which refuse to run as root. Debian's PostgreSQL creates it. */
export const ACCOUNT = 'postgres';

/** The logs of the last run, one file for each machine and program. They stay, so that a failure can be explained. */
const LOGS = join(tmpdir(), 'lectern-cluster-logs');

/** The address of the tests' own machine in the network. */
export const OWN_ADDRESS = `${NETWORK}.1`;

/** A machine with an address of its own: a Linux network namespace. It shares the file system of the tests. */
export class Machine {
  readonly address: string;
  private readonly programs = new Set<ChildProcess>();

  /** @param index from 1 */
  constructor(private readonly index: number) {
    this.address = `${NETWORK}.${10 + index}`;
  }

  get name(): string {
    return `${BRIDGE}${this.index}`;
  }

  private get cable(): string {
    return `${this.name}-cable`;
  }

  /** Connects it to the others. */
  async connect(): Promise<void> {
    const { cable } = this;
    await ip('netns', 'add', this.name);
    await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', this.name);
    await ip('link', 'set', cable, 'master', BRIDGE, 'up');
    await ip('-n', this.name, 'address', 'add', `${this.address}/24`, 'dev', 'eth0');
    await ip('-n', this.name, 'link', 'set', 'lo', 'up');
    await ip('-n', this.name, 'link', 'set', 'eth0', 'up');
  }

  /** Starts a program as an ordinary user. */
  start(program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
    const asUser = ['--reuid', ACCOUNT, '--regid', ACCOUNT, '--init-groups', '--pdeathsig', 'KILL'];
    const log = openLog(`${this.name}-${basename(program)}`);
    const child = spawn('ip', ['netns', 'exec', this.name, 'setpriv', ...asUser, program, ...args], {
      stdio: ['ignore', log, log],
      env: { ...process.env, ...environment },
      // Signals to the machine reach the programs that a program starts.
      detached: true,
    });
    closeSync(log);
    this.programs.add(child);
    child.once('exit', () => this.programs.delete(child));
    return child;
  }

  /** Pulls the network cable. Connections stay open at both ends. */
  async cut(): Promise<void> {
    await ip('link', 'set', this.cable, 'down');
  }

  /** Plugs the network cable in again. */
  async mend(): Promise<void> {
    await ip('link', 'set', this.cable, 'up');
  }

  /** Stops all programs without ending them, as a machine that hangs. */
  async hang(): Promise<void> {
    await this.signal('STOP');
  }

  /** Lets the programs go on. */
  async wake(): Promise<void> {
    await this.signal('CONT');
  }

  /** Ends all programs at once, as when the machine is switched off. */
  async kill(): Promise<void> {
    const ended = [...this.programs].map((child) => once(child, 'exit'));
    // A program may start another one meanwhile.
    while ((await this.signal('KILL')) > 0);
    await Promise.all(ended);
  }

  /** Returns the number of programs. */
  private async signal(name: 'STOP' | 'CONT' | 'KILL'): Promise<number> {
    const { stdout } = await run('ip', ['netns', 'pids', this.name]);
    const pids = stdout.split('\n').filter(Boolean).map(Number);
    for (const pid of pids) {
      try {
        process.kill(pid, `SIG${name}`);
      } catch (error) {
        // It ended meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
    return pids.length;
  }

  /** Removes it, also if only a part of it is there. */
  async remove(): Promise<void> {
    await this.kill().catch(() => undefined);
    // The namespace would remove it some time later.
    await ip('link', 'delete', this.cable).catch(() => undefined);
    await ip('netns', 'delete', this.name).catch(() => undefined);
  }
}

/** Opens the log of a program to append to it. */
export function openLog(name: string): number {
  mkdirSync(LOGS, { recursive: true });
  return openSync(join(LOGS, `${name}.log`), 'a');
}

/** Connects a number of machines. Requires root. */
export async function connectMachines(
  count: number,
): Promise<{ machines: Machine[]; remove(): Promise<void> }> {
  const machines = Array.from({ length: count }, (_, index) => new Machine(index + 1));
  const remove = async () => {
    for (const machine of machines) await machine.remove();
    await ip('link', 'delete', BRIDGE).catch(() => undefined);
  };
  // Left behind by a killed run.
  await remove();
  await rm(LOGS, { recursive: true, force: true });
  try {
    await ip('link', 'add', BRIDGE, 'type', 'bridge');
    await ip('address', 'add', `${OWN_ADDRESS}/24`, 'dev', BRIDGE);
    await ip('link', 'set', BRIDGE, 'up');
    for (const machine of machines) await machine.connect();
  } catch (error) {
    await remove();
    throw error;
  }
  return { machines, remove };
}
