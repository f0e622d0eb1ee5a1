// @slow server/src/platform/common
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { startFork } from './children.ts';
import { TaskProcess } from './task-process.ts';
import { OUT_OF_TIME } from './task-program.ts';
import type { TestTask } from './task-process.test-helper.ts';

const program = new URL('./task-process.test-helper.ts', import.meta.url);
const unavailable = { code: 'SERVICE_UNAVAILABLE', message: messages.unavailable };

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const recorded: typeof startFork = async (...parameters) => {
  const child = await startFork(...parameters);
  started.push(child);
  return child;
};

function processes({ milliseconds = 60_000, idleMs = 60_000, start = recorded } = {}) {
  return new TaskProcess<TestTask, number>({ program, milliseconds, heapMegabytes: 64, idleMs, start });
}

/** Waits until a process has ended. */
async function ended(child: ChildProcess | undefined): Promise<void> {
  if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

describe('a task in a process of its own', () => {
  it('runs in another process, which the next task reuses', async () => {
    const tasks = processes();
    const pid = await tasks.run('pid');
    expect(pid).not.toBe(process.pid);
    expect(await tasks.run('pid')).toBe(pid);
  });

  it('has a process to itself', async () => {
    const tasks = processes();
    const [first, second] = await Promise.all([tasks.run('pid'), tasks.run('pid')]);
    expect(first).not.toBe(second);
    // One of the processes is kept.
    await Promise.any(started.map(ended));
    expect([first, second]).toContain(await tasks.run('pid'));
  });

  it('is killed with its process when it takes too long, even in a busy loop', async () => {
    const tasks = processes({ milliseconds: 1 });
    await expect(tasks.run('hang')).rejects.toMatchObject({ end: 'OVERDUE' });
    await ended(started[0]);
    expect(started[0]?.signalCode).toBe('SIGKILL');
  });

  it('ends when it uses too much processor time', async () => {
    await expect(processes().run('burn')).rejects.toMatchObject({ end: 'OVERDUE' });
    await ended(started[0]);
    expect(started[0]?.exitCode).toBe(OUT_OF_TIME);
  });

  it('is killed with its process when its signal aborts', async () => {
    const tasks = processes();
    await tasks.run('pid');
    const unwanted = new AbortController();
    const hanging = tasks.run('hang', unwanted.signal);
    const reason = new Error('the sender is gone');
    unwanted.abort(reason);
    await expect(hanging).rejects.toBe(reason);
    await ended(started[0]);
    expect(started[0]?.signalCode).toBe('SIGKILL');
    await expect(tasks.run('pid', unwanted.signal)).rejects.toBe(reason);
    expect(started).toHaveLength(1);
  });

  it('ends when it uses too much memory, native memory included', async () => {
    await expect(processes().run('grow')).rejects.toMatchObject({ end: 'MEMORY' });
    await ended(started[0]);
  });

  it('fails when its process crashes, and later tasks succeed', async () => {
    const tasks = processes();
    await expect(tasks.run('crash')).rejects.toMatchObject({ end: 'CRASH' });
    expect(await tasks.run('pid')).toBe(started[1]?.pid);
  });

  it('fails with the error of its program', async () => {
    await expect(processes().run('throw')).rejects.toThrow('The work failed');
  });

  it('fails with SERVICE_UNAVAILABLE when the machine kills its process', async () => {
    const tasks = processes();
    const hanging = tasks.run('hang');
    await expect.poll(() => started).toHaveLength(1);
    started[0]?.kill('SIGKILL');
    await expect(hanging).rejects.toMatchObject(unavailable);
  });

  it('fails with SERVICE_UNAVAILABLE when no process can start', async () => {
    const tasks = processes({
      start: (path, options) => startFork(path, { ...options, execPath: '/nowhere/node' }),
    });
    await expect(tasks.run('pid')).rejects.toMatchObject(unavailable);
    await expect(tasks.run('pid')).rejects.toMatchObject(unavailable);
  });

  it('leaves no process behind after an idle period', async () => {
    const tasks = processes({ idleMs: 1 });
    await tasks.run('pid');
    await ended(started[0]);
    expect(await tasks.run('pid')).toBe(started[1]?.pid);
  });
});
