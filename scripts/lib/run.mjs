import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';
import { watchChild } from './watch-child.mjs';

/** A failure that a person can fix. Only its message is shown. */
export class ScriptError extends Error {}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const exitCodeOf = (signal) => 128 + constants.signals[signal];

const LOOK_MS = 1_000;

/**
 * Sends SIGTERM to this process when the shell in which npm runs it has ended. npm sends signals only to that shell, and dash ends without
 * sending them on. On Windows, which has no signals, the ID of a parent never changes.
 */
function endWithShell() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS);
  timer.unref();
}

/**
 * Runs the body of a script. A failure exits with code 1. Prints only the message of a ScriptError, and the stack of other errors.
 *
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  endWithShell();
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n${error instanceof ScriptError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs a command to its end and collects its output. A signal to this process ends the command first, then this process.
 *
 * @param {[file: string, args: string[]]} command
 * @param {Record<string, string>} [environment] Added to the environment of this process.
 * @returns {Promise<{ code: number; output: string }>} Rejects with a ScriptError if it cannot be started.
 */
export function capture([file, args], environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));

    let interruptedBy = null;
    const interrupt = (signal) => {
      interruptedBy = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, interrupt);

    child.on('error', (error) => reject(new ScriptError(startFailure(file, error))));
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, interrupt);
      if (interruptedBy) process.exit(exitCodeOf(interruptedBy));
      const output = Buffer.concat(chunks).toString();
      resolve({
        code: code ?? exitCodeOf(signal),
        output: signal ? `${output}\nEnded by ${signal}.` : output,
      });
    });
  });
}

/**
 * Runs commands with the terminal and the signals of this process. When one ends, the others are ended too.
 *
 * @param {...{ command: [file: string, args: string[]]; environment?: Record<string, string>; saysReady?: boolean }} commands
 * @returns {Promise<{ code: number; signal: string | null; interrupted: boolean; wasReady: boolean }>} How the first
 *   command ended, whether a signal to this process was the reason, and whether a command has reported that it is ready.
 */
export async function runInOurPlace(...commands) {
  let children = [];
  let forwarded = false;
  let interrupted = false;
  const end = (signal) => {
    if (forwarded) return;
    forwarded = true;
    for (const child of children) child.kill(signal);
  };
  const interrupt = (signal) => {
    interrupted = true;
    // Ctrl-C in a terminal also reaches the children. A second signal could interrupt their graceful stop.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) end(signal);
  };
  for (const signal of SIGNALS) process.on(signal, interrupt);

  children = commands.map(({ command: [file, args], environment, saysReady }) =>
    spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['inherit', 'inherit', 'inherit', ...(saysReady ? ['ipc'] : [])],
    }),
  );
  let wasReady = false;
  for (const child of children) {
    child.on('message', (message) => (wasReady ||= message === 'ready'));
    watchChild(child);
  }
  const ends = children.map(endOf);
  try {
    const first = await Promise.race(ends);
    if (!interrupted) end('SIGTERM');
    await Promise.all(ends);
    return { ...first, interrupted, wasReady };
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
  }
}

function endOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new ScriptError(startFailure(child.spawnfile, error))));
    child.on('close', (code, signal) => resolve({ code: code ?? exitCodeOf(signal), signal }));
  });
}

function startFailure(file, error) {
  if (error.code === 'ENOENT' && file === 'npm') {
    return 'npm was not found. Install Node.js 20 or newer together with npm (https://nodejs.org) and start again.';
  }
  return `${file} could not be started: ${error.message}`;
}
