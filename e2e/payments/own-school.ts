import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';
import { databaseUrl, runOnServer } from '../../testing/database.ts';
import { startSchool, type KeptData, type School } from '../../testing/school.ts';
import { useOnce } from '../windows.ts';
import { paymentControl, type PaymentControl } from './payment-control.ts';

/** A school for one test file, so that its time can advance and its payments can break. */
export interface OwnSchool extends PaymentControl {
  /** Its origin. */
  url: string;
  /** Sets a page's clock to the school's current time. */
  keepTime: (page: Page) => Promise<void>;
  /** Queues a scheduled job now: its schedule follows the time of the machine, not that of the sandbox. */
  queueJob: (name: string) => Promise<void>;
  /** Runs a statement in its database, for data that takes too long to enter. */
  sql: (text: string, values?: unknown[]) => Promise<void>;
}

/** Starts a school for the tests of a file and clears its faults after each test. */
export async function useOwnSchool(): Promise<OwnSchool> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const control = paymentControl(url);
  let school: School | undefined;
  beforeAll(async () => {
    school = await startSchool(port, {}, inject('preparedSchool'));
  });
  afterEach(async () => {
    await control.call('clearFaults');
    await control.call('releaseDeliveries');
  });
  afterAll(() => school?.stop());
  const keepTime = async (page: Page) => {
    useOnce(page);
    await page.clock.setFixedTime(await control.now());
  };
  const sql = async (text: string, values: unknown[] = []) => {
    if (!school) throw new Error('The school has not started');
    await runOnServer(await databaseOf(school.data), text, values);
  };
  const queueJob = (name: string) => sql(`select graphile_worker.add_job($1, '{}'::json)`, [name]);
  return { url, keepTime, queueJob, sql, ...control };
}

/** The connection string of a running school's database. */
async function databaseOf({ folder, database }: KeptData): Promise<string> {
  const postgresUrl = process.env.DATABASE_URL;
  if (postgresUrl && database) return databaseUrl(postgresUrl, database);
  return (await startEmbeddedPostgres({ folder: join(folder, 'postgres'), isShared: true })).url;
}
