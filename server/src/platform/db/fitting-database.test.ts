import { randomBytes } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { databaseUrl, runOnServer } from '#testing/database.ts';
import { runApp } from '#testing/run-app.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { requireFittingDatabase } from './fitting-database.ts';
import { createPool } from './pool.ts';
import { startTransactionPooler } from './transaction-pooler.test-helper.ts';

it('a pooler that gives each transaction another session is refused before anything starts', async () => {
  const pooler = await startTransactionPooler(inject('postgresUrl'));
  try {
    await expect(runApp(pooler.url)).rejects.toThrow(/^A pooler .* Set it to session pooling/);
  } finally {
    await pooler.close();
  }
});

it.each(['SQL_ASCII', 'LATIN1'])('a database that stores text as %s is refused', async (encoding) => {
  const name = `lectern_other_${randomBytes(6).toString('hex')}`;
  const postgresUrl = inject('postgresUrl');
  await runOnServer(
    postgresUrl,
    `create database ${name} encoding '${encoding}' template template0 locale_provider libc locale 'C'`,
  );
  try {
    await expect(runApp(databaseUrl(postgresUrl, name))).rejects.toThrow(
      `The database stores text as ${encoding}. It has to be UTF8`,
    );
  } finally {
    await runOnServer(postgresUrl, `drop database ${name} with (force)`);
  }
});

it('a database of UTF-8 without such a pooler is accepted', async () => {
  const url = inject('postgresUrl');
  const pool = createPool(url, { max: 2 }, createLogger('silent'));
  try {
    await expect(requireFittingDatabase(url, pool)).resolves.toBeUndefined();
    // Its connections are those of the pool, which keeps them.
    expect(pool.idleCount).toBe(2);
  } finally {
    await pool.end();
  }
});
