import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { features } from '#server/compose.ts';
import { createOrm } from './orm.ts';

const create = (url: string) =>
  createOrm({
    entities: features.entities,
    url,
    connections: { requests: 1, background: 2 },
    logger: createLogger('silent'),
  }).orm;

it('honours the options of the connection string: one that requires TLS never connects without it', async () => {
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('sslmode', 'verify-full');
  const orm = create(url.href);
  try {
    // The PostgreSQL of the tests has no certificate.
    await expect(orm.em.fork().execute('select 1')).rejects.toThrow('does not support SSL');
  } finally {
    await orm.close();
  }
});

it('closes while a connection is being opened', async () => {
  const orm = create(inject('postgresUrl'));
  await orm.em.fork().execute('select 1');
  const query = () => orm.em.fork().execute('select 1');
  // The second one needs another connection.
  const asked = Promise.allSettled([query(), query()]);
  await nextTurn();
  await orm.close();
  expect(await asked).toEqual([
    { status: 'fulfilled', value: [{ '?column?': 1 }] },
    { status: 'rejected', reason: expect.objectContaining({ message: 'The database is closed' }) as object },
  ]);
});
