import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

/** A failure that people can mend: its message is all they need to see. */
export class ScriptError extends Error {}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const exitCodeOf = (signal) => 128 + constants.signals[signal];

/**
 * Runs a script's body: a ScriptError becomes one sentence and exit code 1.
 *
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    process.stderr.write(`\n${error instanceof ScriptError ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}

/**
 * Runs a command to its end and collects what it prints. A signal to us ends it, and us after it.
 *
 * @param {[file: string, args: string[]]} command
 * @param {Record<string, string>} [environment] Added to ours.
 * @returns {Promise<{ code: number; output: string }>} Rejects with a ScriptError when it cannot be started.
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
 * Runs commands in our place: they have our terminal and get our signals. When one ends, the others are ended too.
 *
 * @param {...{ command: [file: string, args: string[]]; environment?: Record<string, string>; saysReady?: boolean }} commands
 * @returns {Promise<{ code: number; signal: string | null; interrupted: boolean; wasReady: boolean }>} How the one ended that
 *   ended first, whether a signal to us was the reason, and whether one had said that it is ready.
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
    // Ctrl-C in a terminal reaches the children by itself, and a second signal could cut their graceful stop short.
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
  for (const child of children) child.on('message', (message) => (wasReady ||= message === 'ready'));
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
