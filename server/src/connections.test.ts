import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { OTHER_CONNECTIONS } from './connections.ts';

const read = (file: string) => readFile(file, 'utf8');

it('the number of connections matches the documentation for operators', async () => {
  expect(await read('docs/operations.md')).toContain(`have up to ${OTHER_CONNECTIONS} besides`);
  expect(await read('docs/scaling.md')).toContain(
    `\`DATABASE_POOL_SIZE\` and ${OTHER_CONNECTIONS} for each process`,
  );
});

it("the connections fit into the limit of the containers' PostgreSQL", async () => {
  const compose = await read('docker-compose.yml');
  const numberOf = (pattern: RegExp) => Number(pattern.exec(compose)?.[1]);
  const [pool, allowed] = [/DATABASE_POOL_SIZE: '(\d+)'/, /max_connections=(\d+)/].map(numberOf);
  const [, webProcesses] = /`WEB_PROCESSES=(\d+)`/.exec(await read('docs/operations.md')) ?? [];
  // During a rolling update there are twice as many, and there is one worker.
  const processes = 2 * Number(webProcesses) + 1;
  expect(allowed).toBeGreaterThan(processes * ((pool ?? 0) + OTHER_CONNECTIONS));
});
