import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, trace, type Attributes, type Logger } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import pino, { type DestinationStream } from 'pino';
import type { CollectorSettings } from '#server/config-services.ts';
import { currentWork } from '#server/platform/common/current-span.ts';

/** A collector that does not answer keeps nobody waiting, at the end of the process either. */
const TIMEOUT_MS = 3_000;
/** So many lines wait for it at most, besides those on their way; when there are more, further ones are left out there. */
const WAITING_LINES = 2_048;
/** Longer values are cut, so that what waits has an end: stacks and what strangers sent are long. */
const LONGEST_VALUE = 4_096;

/** What every line of the log has, besides what it is about. */
interface Line extends Attributes {
  level: number;
  /** As ISO 8601 has it. */
  time: string;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string };
}

/**
 * Sends a copy of the log to a collector that speaks OTLP by HTTP: lines as they are written, so that nothing is told that the log hides.
 * Those that it does not take in time are dropped.
 */
export class LogExport implements DestinationStream {
  private readonly provider: LoggerProvider;
  private readonly logger: Logger;

  constructor({ endpoint, headers, serviceName }: CollectorSettings) {
    const exporter = new OTLPLogExporter({
      url: `${endpoint}/v1/logs`,
      headers,
      timeoutMillis: TIMEOUT_MS,
    });
    this.provider = new LoggerProvider({
      resource: resourceFromAttributes({
        'service.name': serviceName,
        'host.name': hostname(),
        'process.pid': process.pid,
      }),
      logRecordLimits: { attributeValueLengthLimit: LONGEST_VALUE },
      processors: [
        new BatchLogRecordProcessor({
          exporter,
          maxQueueSize: WAITING_LINES,
          exportTimeoutMillis: TIMEOUT_MS,
        }),
      ],
    });
    this.logger = this.provider.getLogger('lectern');
  }

  /** Takes a line of the log, at the moment at which it is logged. */
  write(text: string): void {
    const { level, time, msg, err, ...fields } = JSON.parse(text) as Line;
    // The collector has these beside the line.
    for (const field of ['pid', 'hostname', 'trace_id', 'span_id']) delete fields[field];
    const span = currentWork.getStore()?.span;
    this.logger.emit({
      timestamp: Date.parse(time),
      // Of both, six levels are in steps: of ten from 10 on, and of four from 1 on.
      severityNumber: (level / 10) * 4 - 3,
      severityText: pino.levels.labels[level],
      body: msg,
      attributes: {
        ...fields,
        ...(err && {
          'exception.type': err.type,
          'exception.message': err.message,
          'exception.stacktrace': err.stack,
        }),
      },
      context: span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT,
    });
  }

  /** Sends what waits, as far as it is taken in time. */
  async close(): Promise<void> {
    await Promise.race([this.provider.shutdown(), pause(TIMEOUT_MS, undefined, { ref: false })]).catch(
      () => undefined,
    );
  }
}
