import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { CRASH } from './end-on-crash.test-helper.ts';

it('an uncaught error is logged and reported before it ends the process', async () => {
  const envelopes: string[] = [];
  const receiver = createServer((request, response) => {
    void text(request).then((envelope) => {
      envelopes.push(envelope);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;

  const child = fork(join(import.meta.dirname, 'end-on-crash.test-helper.ts'), [CRASH], {
    execArgv: ['--import=reflect-metadata', '--import=tsx', '--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env.PATH, NODE_ENV: 'test', SENTRY_DSN: `http://key@127.0.0.1:${port}/1` },
    silent: true,
  });
  const [said] = await Promise.all([child.stderr && text(child.stderr), once(child, 'exit')]);
  receiver.close();

  expect(child.exitCode).toBe(1);
  const [line = '', ...rest] = said?.split('\n') ?? [];
  const { incident, err } = JSON.parse(line) as { incident: string; err: object };
  expect(err).toMatchObject({ type: 'RangeError', message: 'too far' });
  expect(rest.join('\n')).toContain('RangeError: too far');
  expect(envelopes).toHaveLength(1);
  expect(envelopes[0]).toContain(`"incident":"${incident}"`);
});
