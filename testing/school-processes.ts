import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildServer, type BuiltServer } from './built-server.ts';
import type { Order, Report, StartOptions } from './school-process.ts';

const ENTRY = join(import.meta.dirname, 'school-process.ts');

/** A process that can run one school at a time, until it is killed. */
export class SchoolProcess {
  /** The calls to Stripe since the last start, like `GET /v1/charges`, in order of their start. */
  readonly calls: { method: string; path: string }[] = [];
  /** Resolves when the process has ended, with its signal. */
  readonly exit: Promise<NodeJS.Signals | null>;

  constructor(private readonly child: ChildProcess) {
    this.exit = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
    child.on('message', (report: Report) => {
      if (report.kind === 'called') this.calls.push({ method: report.method, path: report.path });
    });
  }

  /** Starts a school. Returns the port of its Stripe sandbox. */
  async start(settings: Record<string, string>, options: StartOptions = {}): Promise<number> {
    this.calls.length = 0;
    const report = await this.order({ start: settings, options });
    if (report.kind !== 'started') throw new Error(`The school answered ${report.kind}`);
    return report.stripePort;
  }

  /** Stops the school as SIGTERM does. The process can start another one. */
  async stop(): Promise<void> {
    await this.order('stop');
  }

  /** Sets its clock ahead of the real one by this many ms. */
  async setClock(ahead: number): Promise<void> {
    await this.order({ clockAhead: ahead });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves with the report on an order, or first with the report that the process is ready. */
  answer(): Promise<Report> {
    const { child } = this;
    return new Promise((resolveWith, reject) => {
      const settle = (): void => {
        child.off('message', listen).off('exit', fail);
      };
      const fail = (): void => {
        settle();
        reject(new Error('The process of the school ended'));
      };
      const listen = (report: Report): void => {
        if (report.kind === 'called') return;
        settle();
        if (report.kind === 'failed') reject(new Error(report.message));
        else resolveWith(report);
      };
      child.on('message', listen).on('exit', fail);
    });
  }

  private order(order: Order): Promise<Report> {
    const answer = this.answer();
    this.child.send(order);
    return answer;
  }
}

/**
 * Processes of the built product that take orders, and are therefore forked instead of run as in `built-process.ts`.
 * Reading the code is the slow part of a start, so a stopped process is reused for the next school. A killed process is
 * always replaced by a new one.
 */
export class SchoolProcesses {
  private readonly idle: SchoolProcess[] = [];
  private readonly all = new Set<SchoolProcess>();

  private constructor(private readonly built: BuiltServer) {}

  /** Builds the product, with the entry that takes orders. */
  static async build(): Promise<SchoolProcesses> {
    return new SchoolProcesses(await buildServer(ENTRY));
  }

  /** A process without a school: a returned one, or a new one if required. */
  async take({ isNew = false } = {}): Promise<SchoolProcess> {
    const idle = isNew ? undefined : this.idle.pop();
    if (idle) return idle;
    const { nodeArguments, file, environment } = this.built;
    const child = fork(file, {
      execArgv: nodeArguments,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const started = new SchoolProcess(child);
    this.all.add(started);
    await started.answer();
    return started;
  }

  /** Takes back a process whose school is stopped. */
  give(process: SchoolProcess): void {
    this.idle.push(process);
  }

  async close(): Promise<void> {
    const living = [...this.all].filter(({ isAlive }) => isAlive);
    for (const process of living) process.kill();
    await Promise.all(living.map(({ exit }) => exit));
    await this.built.remove();
  }
}
