import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';

import { traceFields } from './current-span.ts';
import { withoutDetails } from './error-details.ts';

export type { Logger };

/** Maximum size of the lines that wait for the reader of the log. Further lines are dropped. */
const WAITING_BYTES = 4 * 1024 * 1024;

/** An unexpected error. */
export interface Incident {
  /** A UUID, shown to the user and logged. */
  id: string;
  error: unknown;
}

interface Options {
  /** Receives the lines; standard error by default. */
  destination?: DestinationStream | undefined;
  /** Receives the lines as well, after `destination`; must neither wait nor throw. */
  copy?: DestinationStream | undefined;
  /** Called for each line that is logged as an incident. */
  onIncident?: ((incident: Incident) => void) | undefined;
}

/**
 * Creates a structured log: one JSON object per line, so that a value cannot forge a line. Fields that hold secrets are
 * redacted.
 */
export function createLogger(level: string, { destination, copy, onIncident }: Options = {}): Logger {
  const both = (first: DestinationStream) => (copy ? alsoTo(copy, first) : first);
  if (destination) return createPino(level, both(destination), onIncident);
  // Logging never blocks. When the process ends, also by an error, pino writes the remaining lines.
  const standardError = pino.destination({ fd: 2, sync: false, maxLength: WAITING_BYTES });
  const logger = createPino(level, both(standardError), onIncident);
  let lines = 0;
  standardError.on('drop', () => (lines += 1));
  standardError.on('drain', () => {
    if (lines === 0) return;
    const leftOut = lines;
    lines = 0;
    logger.error({ lines: leftOut }, 'the log was not read in time: earlier lines were dropped');
  });
  return logger;
}

/** The streams take every level, because the level of the logger already filters the lines. */
function alsoTo(copy: DestinationStream, first: DestinationStream): DestinationStream {
  return pino.multistream([
    { level: 'trace', stream: first },
    { level: 'trace', stream: copy },
  ]);
}

function createPino(
  level: string,
  destination: DestinationStream,
  onIncident: Options['onIncident'],
): Logger {
  return pino(
    {
      level,
      redact: {
        paths: [
          'password',
          '*.password',
          'token',
          '*.token',
          'req.headers.cookie',
          'req.headers.authorization',
          'req.headers["stripe-signature"]',
          'res.headers["set-cookie"]',
        ],
        censor: '[hidden]',
      },
      mixin: () => traceFields() ?? {},
      ...(onIncident && { hooks: { logMethod: telling(onIncident) } }),
      serializers: { err: serializeError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
}

/** Logs a line, and reports it when it is an incident. */
function telling(onIncident: (incident: Incident) => void) {
  return function (this: Logger, line: Parameters<LogFn>, log: LogFn): void {
    const [fields] = line as unknown[];
    if (isIncident(fields)) onIncident({ id: fields.incident, error: fields.err });
    log.apply(this, line);
  };
}

function isIncident(fields: unknown): fields is { incident: string; err: unknown } {
  const { incident } = (fields ?? {}) as { incident?: unknown };
  return typeof incident === 'string';
}

/** Serializes an error without the details of PostgreSQL's errors, which quote whole rows. */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  return {
    type,
    message: withoutDetails(error, message),
    stack: withoutDetails(error, stack),
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
  };
}
