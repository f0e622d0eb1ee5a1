import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import 'reflect-metadata';
import { createLogger } from '#server/platform/common/logger.ts';
import { stripeTestKey } from '#server/config.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { features } from '#server/compose.ts';
import { createOrm } from '#server/platform/db/orm.ts';
import { migrateJobs } from '#server/platform/jobs/postgres-jobs.ts';
import { createDatabase } from './database.ts';
import { endWithThisProcess } from './end-with-this-process.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A PostgreSQL where tests can create databases. */
    postgresUrl: string;
    /** A migrated database to copy. */
    templateDatabase: string;
    /** Key of a Stripe test account for tests that run against Stripe too; null without one. */
    stripeTestKey: string | null;
  }
}

/** One PostgreSQL for the whole run, from DATABASE_URL or embedded, with a migrated database that tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Comes first, because an invalid key ends the run.
  project.provide('stripeTestKey', stripeTestKey() ?? null);
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  endWithThisProcess(folder);
  const given = process.env.DATABASE_URL;
  const embedded = given
    ? null
    : await startEmbeddedPostgres({ folder: join(folder, 'postgres'), throwaway: true });
  const postgresUrl = embedded?.url ?? given ?? '';
  const template = await createDatabase(postgresUrl, `lectern_template_${process.pid}`);
  const { url } = template;
  const logger = createLogger('warn');
  const { orm } = createOrm({
    entities: features.entities,
    url,
    connections: { requests: 1, background: 2 },
    logger,
  });
  await migrate(orm, url, logger);
  await migrateJobs(url, logger);
  await orm.close();

  project.provide('postgresUrl', postgresUrl);
  project.provide('templateDatabase', template.name);
  return async () => {
    await template.drop();
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
