import { expect, it } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { createLogger } from './platform/common/logger.ts';
import { closeAfterFailure, closeAll } from './closing.ts';

it('everything is closed in reverse order, even if closing one of them fails, and the first error is thrown', async () => {
  const closed: string[] = [];
  const close = (name: string, error?: Error) => async () => {
    closed.push(name);
    await Promise.resolve();
    if (error) throw error;
  };
  const closers = [
    close('PostgreSQL', new Error('second')),
    close('pool', new Error('first')),
    close('mail'),
  ];
  await expect(closeAll(closers)).rejects.toThrow('first');
  expect(closed).toEqual(['mail', 'pool', 'PostgreSQL']);
});

it('the error of cleaning up is logged and does not hide the failure before it', async () => {
  const log = new CapturedLog();
  await closeAfterFailure(
    () => Promise.reject(new Error('server does not shut down')),
    createLogger('warn', { destination: log }),
  );
  expect(log.entries()).toMatchObject([{ err: { message: 'server does not shut down' } }]);
});
