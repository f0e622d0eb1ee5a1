// @slow server/src/platform/tracing server/src/platform/common
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startLogger } from '#server/start-logger.ts';
import { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { newAccount, signUp } from '#testing/factories.ts';
import { startApp } from '#testing/start-app.ts';

interface Value {
  stringValue?: string;
  intValue?: number;
  kvlistValue?: { values: Attribute[] };
}
interface Attribute {
  key: string;
  value: Value;
}
/** The part of an OTLP log record that the tests read. */
interface LogRecord {
  timeUnixNano: string;
  severityNumber: number;
  severityText: string;
  body: Value;
  attributes: Attribute[];
  traceId?: string;
  spanId?: string;
}
interface Export {
  resourceLogs: { resource: { attributes: Attribute[] }; scopeLogs: { logRecords: LogRecord[] }[] }[];
}

let collector: Server;
let endpoint: string;
let exports: Export[];
let authorizations: unknown[];
/** Trace ids by span id. */
let spans: Map<string, string>;
/** Whether the collector leaves requests unanswered. */
let isSilent: boolean;
let unanswered: ServerResponse[];

beforeEach(async () => {
  exports = [];
  authorizations = [];
  spans = new Map();
  isSilent = false;
  unanswered = [];
  collector = createServer((request, response) => {
    void json(request).then((sent) => {
      if (request.url === '/v1/logs') {
        exports.push(sent as Export);
        authorizations.push(request.headers.authorization);
      } else {
        const pattern = /"traceId":"(\w+)","spanId":"(\w+)"/g;
        for (const [, traceId = '', spanId = ''] of JSON.stringify(sent).matchAll(pattern))
          spans.set(spanId, traceId);
      }
      if (isSilent) unanswered.push(response);
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(() => {
  collector.closeAllConnections();
  collector.close();
});

const settings = () => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of%20the%20collector',
  OTEL_LOGS_EXPORTER: 'otlp',
  OTEL_SERVICE_NAME: 'school',
  LOG_LEVEL: 'debug',
});

const records = () =>
  exports.flatMap(({ resourceLogs }) =>
    resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)),
  );
const valueOf = ({ attributes }: { attributes: Attribute[] }, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value;

describe('exported log lines', () => {
  it('carry the trace and span of their request or job', async () => {
    const log = new CapturedLog();
    const app = await startApp(settings(), { log });
    await signUp(app, newAccount());
    await eventually(async () =>
      expect(await app.sql('select from graphile_worker._private_jobs')).toEqual([]),
    );
    // Stopping the app sends the queued lines.
    await app.stop();

    expect(authorizations[0]).toBe('Bearer of the collector');
    expect(records().map(({ body }) => body.stringValue)).toEqual(log.entries().map(({ msg }) => msg));
    const traced = records().filter(({ spanId }) => spanId !== undefined);
    expect(traced.length).toBeGreaterThan(0);
    for (const { traceId, spanId = '' } of traced) expect(spans.get(spanId)).toBe(traceId);
    const started = records().find(({ body }) => body.stringValue === 'started');
    expect(started).toBeDefined();
    expect(started?.traceId).toBeUndefined();
  });

  it('map the log fields to OpenTelemetry names', async () => {
    const log = new CapturedLog();
    const { logger, close } = await startLogger(readConfig(settings()), log);
    logger.debug('a detail');
    logger.error({ err: new TypeError('not this'), job: { name: 'send', attempt: 2 } }, 'a fault');
    await close();

    const [detail, fault] = records();
    expect(detail).toMatchObject({
      severityNumber: 5,
      severityText: 'debug',
      body: { stringValue: 'a detail' },
    });
    expect(fault).toMatchObject({
      severityNumber: 17,
      severityText: 'error',
      body: { stringValue: 'a fault' },
    });
    // The nanoseconds exceed the safe integers.
    expect(Math.round(Number(fault?.timeUnixNano) / 1e6)).toBe(Date.parse(String(log.entries()[1]?.time)));
    expect(valueOf(fault ?? { attributes: [] }, 'exception.type')?.stringValue).toBe('TypeError');
    expect(valueOf(fault ?? { attributes: [] }, 'exception.message')?.stringValue).toBe('not this');
    expect(valueOf(fault ?? { attributes: [] }, 'exception.stacktrace')?.stringValue).toContain(
      'log-export.test',
    );
    expect(valueOf(fault ?? { attributes: [] }, 'job')?.kvlistValue?.values).toContainEqual({
      key: 'name',
      value: { stringValue: 'send' },
    });
    const [{ resourceLogs: [{ resource } = { resource: { attributes: [] } }] } = { resourceLogs: [] }] =
      exports;
    expect(valueOf(resource, 'service.name')?.stringValue).toBe('school');
    expect(valueOf(resource, 'process.pid')?.intValue).toBe(process.pid);
  });

  it('hide the same secrets and error details as the log', async () => {
    const { logger, close } = await startLogger(readConfig(settings()), new CapturedLog());
    logger.warn(
      {
        password: 'a-secret-1',
        account: { token: 'a-secret-2' },
        req: { headers: { cookie: 'a-secret-3', authorization: 'a-secret-4' } },
        err: Object.assign(new Error('refused'), { detail: 'Key (email)=(a-secret-5) exists' }),
      },
      'not for everybody',
    );
    await close();

    const sent = JSON.stringify(exports);
    expect(sent).toContain('not for everybody');
    expect(sent).toContain('[hidden]');
    expect(sent).not.toContain('a-secret');
  });

  it('stay in the log while the collector is down', async () => {
    collector.closeAllConnections();
    collector.close();
    const log = new CapturedLog();
    const { logger, close } = await startLogger(readConfig(settings()), log);
    for (let number = 0; number < 100; number += 1) logger.info({ number }, 'a line');
    await close();
    expect(log.entries()).toHaveLength(100);
  });

  it('queue up to a limit while the collector does not answer, and do not delay the shutdown', async () => {
    isSilent = true;
    const log = new CapturedLog();
    const { logger, close } = await startLogger(readConfig(settings()), log);
    for (let number = 0; number < 10_000; number += 1) logger.info({ number }, 'a line');
    await eventually(() => expect(unanswered.length).toBeGreaterThan(0));
    const begun = performance.now();
    await close();
    // Each of the batches that the queue holds would take three.
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(log.entries()).toHaveLength(10_000);
    expect(records().length).toBeLessThan(3_000);
  });

  it('are sent again once the collector is back', async () => {
    isSilent = true;
    const { logger, close } = await startLogger(readConfig(settings()), new CapturedLog());
    for (let number = 0; number < 10_000; number += 1) logger.info({ number }, 'a line');
    await eventually(() => expect(unanswered.length).toBeGreaterThan(0));
    isSilent = false;
    for (const response of unanswered) response.writeHead(200).end('{}');
    await eventually(() => expect(records().length).toBeGreaterThan(2_000));
    logger.info('another line');
    await close();
    expect(records().length).toBeLessThan(3_000);
    expect(records().at(-1)?.body.stringValue).toBe('another line');
  });
});

describe('the OpenTelemetry SDK', () => {
  it('is loaded only if the export is configured', async () => {
    const loads = async (isAskedFor: boolean) => {
      const logExport = { endpoint, headers: {}, serviceName: 'school' };
      const config = JSON.stringify({ logLevel: 'silent', ...(isAskedFor && { logExport }) });
      const program = `
        import { registerHooks } from 'node:module';
        registerHooks({ resolve(name, context, next) { console.log(name); return next(name, context); } });
        const { startLogger } = await import('#server/start-logger.ts');
        await startLogger(${config});`;
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
      return text(child.stdout);
    };
    expect(await loads(true)).toContain('@opentelemetry/sdk-logs');
    expect(await loads(false)).not.toContain('opentelemetry');
  });
});
