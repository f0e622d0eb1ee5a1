import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { serverProcess } from '../scripts/lib/server.mjs';

const START_TIMEOUT_MS = 120_000;

/** The command and environment of a built server. */
export interface Program {
  /** A program and its arguments. */
  command: readonly string[];
  environment: NodeJS.ProcessEnv;
}

const [node, flags] = serverProcess.command;

/** The result of `npm run build`, run as `npm start` does. */
export const builtProduct: Program = {
  command: [node, ...flags],
  environment: { ...process.env, ...serverProcess.environment },
};

/**
 * Starts a process of a built server.
 *
 * @param log file descriptor for its output; without it, `outputOf` and `untilReady` read the output
 */
export function startProcess(
  { command, environment }: Program,
  settings: Record<string, string>,
  log?: number,
): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, {
    env: { ...environment, ...settings },
    stdio: log === undefined ? 'pipe' : ['ignore', log, log],
  });
}

/** Collects the output of a process from now on. Returns a function that reads it. */
export function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return () => output;
}

/** Waits until a server that was just started is ready. Throws with its output if it ends or takes two minutes. */
export async function untilReady(child: ChildProcess): Promise<void> {
  const output = outputOf(child);
  await new Promise<void>((resolve, reject) => {
    const settle = (end: () => void) => {
      clearTimeout(timer);
      child.off('exit', onExit);
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', onOutput);
      end();
    };
    const fail = (why: string) => settle(() => reject(new Error(`The server ${why}:\n${output()}`)));
    const onExit = () => fail('ended');
    const onOutput = () => {
      if (output().includes('Lectern is ready')) settle(resolve);
    };
    const timer = setTimeout(() => fail('did not start in time'), START_TIMEOUT_MS);
    child.once('exit', onExit);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  });
}

/** Ends a process, unless it has ended. Returns its exit code; null if a signal ended it. */
export async function endProcess(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
  return child.exitCode;
}
