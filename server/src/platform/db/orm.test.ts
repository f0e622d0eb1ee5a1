import { expect, inject, it } from 'vitest';
import { createLogger } from '#server/platform/common/logger.ts';
import { features } from '#server/compose.ts';
import { createOrm } from './orm.ts';

it('honours the options of the connection string: one that requires TLS never connects without it', async () => {
  const url = new URL(inject('postgresUrl'));
  url.searchParams.set('sslmode', 'verify-full');
  const logger = createLogger('silent');
  const { orm } = createOrm({
    entities: features.entities,
    url: url.href,
    connections: { requests: 1, background: 1 },
    logger,
  });
  try {
    // The PostgreSQL of the tests has no certificate.
    await expect(orm.em.fork().execute('select 1')).rejects.toThrow('does not support SSL');
  } finally {
    await orm.close();
  }
});
