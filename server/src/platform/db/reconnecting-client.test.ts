import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { startStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { createLogger } from '#server/platform/common/logger.ts';
import { ReconnectingClient } from './reconnecting-client.ts';

const log = new CapturedLog();
const logger = createLogger('warn', { destination: log });
let proxy: StallingProxy;
let client: ReconnectingClient;
beforeEach(async () => {
  log.clear();
  proxy = await startStallingProxy(() => inject('postgresUrl'));
});
afterEach(async () => {
  await client.close();
  await proxy.close();
});

it('a connection that is open but passes nothing on is replaced, although nothing uses it', async () => {
  const heard: (string | undefined)[] = [];
  const onLost = vi.fn();
  const prepare = async (connection: pg.Client) => {
    connection.on('notification', ({ payload }) => heard.push(payload));
    await connection.query('listen pulse_under_test');
  };
  const url = proxy.through(inject('postgresUrl'));
  // Long enough that a busy machine loses no connection by it.
  const pulse = { everyMs: 50, answerMs: 2_000 };
  client = new ReconnectingClient({ url, logger, name: 'under test', prepare, onLost, pulse });
  await client.ready();
  proxy.stall();
  await eventually(() => expect(onLost).toHaveBeenCalledOnce());
  proxy.resume();

  await client.ready();
  const other = new pg.Client({ connectionString: inject('postgresUrl') });
  await other.connect();
  await other.query("select pg_notify('pulse_under_test', 'told')");
  await other.end();
  await eventually(() => expect(heard).toEqual(['told']));
});

it('a setting that never connects is logged once and not at each attempt', async () => {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/nothing_of_this_name';
  let attempts = 0;
  const prepare = () => Promise.resolve();
  client = new ReconnectingClient({
    get url() {
      attempts += 1;
      return url.href;
    },
    logger,
    name: 'under test',
    prepare,
  });
  void client.ready().catch(() => undefined);
  await eventually(() => expect(attempts).toBeGreaterThan(2));
  expect(log.entries().map(({ msg }) => msg)).toEqual(['no connection yet']);
});
