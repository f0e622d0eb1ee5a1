import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, trace, type Attributes, type Logger } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import pino, { type DestinationStream } from 'pino';
import type { CollectorSettings } from '#server/config-services.ts';
import { currentWork } from '#server/platform/common/current-span.ts';

/** A collector that does not answer delays neither the work nor the shutdown for longer than this. */
const TIMEOUT_MS = 3_000;
/** Maximum number of queued lines, besides those being sent. Further lines are not exported. */
const WAITING_LINES = 2_048;
/** Longer values are cut to bound the memory of the queue. Stack traces and client input can be long. */
const LONGEST_VALUE = 4_096;

/** The fields that every log line has. */
interface Line extends Attributes {
  level: number;
  /** ISO 8601. */
  time: string;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string };
}

/**
 * Sends a copy of the log to a collector over OTLP/HTTP. It receives finished lines, so secrets that the log hides stay
 * hidden. Lines that the collector does not accept in time are dropped.
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

  /** Receives a log line in the context in which it is logged. */
  write(text: string): void {
    const { level, time, msg, err, ...fields } = JSON.parse(text) as Line;
    // The resource and the span context already carry these.
    for (const field of ['pid', 'hostname', 'trace_id', 'span_id']) delete fields[field];
    const span = currentWork.getStore()?.span;
    this.logger.emit({
      timestamp: Date.parse(time),
      // Both scales have six levels: pino counts from 10 in steps of 10, OpenTelemetry from 1 in steps of 4.
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

  /** Sends the queued lines, within the timeout. */
  async close(): Promise<void> {
    await Promise.race([this.provider.shutdown(), pause(TIMEOUT_MS, undefined, { ref: false })]).catch(
      () => undefined,
    );
  }
}
