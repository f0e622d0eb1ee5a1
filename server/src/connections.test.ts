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

it('the documented limit for a cluster covers all processes and a replacement of each kind', async () => {
  const cluster = await Promise.all(['web', 'worker'].map((file) => read(`deploy/kubernetes/${file}.yaml`)));
  const pool = Number(/DATABASE_POOL_SIZE: '(\d+)'/.exec(await read('deploy/kubernetes/settings.yaml'))?.[1]);
  const sum = (pattern: RegExp) =>
    [...cluster.join('\n').matchAll(pattern)].reduce((total, [, number]) => total + Number(number), 0);
  const processes = sum(/maxReplicas: (\d+)/g) + sum(/maxSurge: (\d+)/g);
  const [, documented] = /`max_connections = (\d+)`: ten web/.exec(await read('docs/operations.md')) ?? [];
  expect(Number(documented)).toBeGreaterThanOrEqual(processes * (pool + OTHER_CONNECTIONS));
});
