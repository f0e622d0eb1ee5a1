import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';

import { traceFields } from './current-span.ts';
import { withoutDetails } from './error-details.ts';

export type { Logger };

/** Lines of so many bytes wait for who takes the log; when there are more, further ones are left out. */
const WAITING_BYTES = 4 * 1024 * 1024;

/** A fault that nobody expected. */
export interface Incident {
  /** A UUID, which people see and the log has. */
  id: string;
  error: unknown;
}

interface Options {
  /** Takes the lines; standard error unless told. */
  destination?: DestinationStream | undefined;
  /** Takes the lines, too, after that; must neither wait nor throw. */
  copy?: DestinationStream | undefined;
  /** Told of what is logged as an incident. */
  onIncident?: ((incident: Incident) => void) | undefined;
}

/** Structured log, one JSON object a line (so that a value cannot forge a line). Secrets are cut out wherever they appear. */
export function createLogger(level: string, { destination, copy, onIncident }: Options = {}): Logger {
  const both = (first: DestinationStream) => (copy ? alsoTo(copy, first) : first);
  if (destination) return createPino(level, both(destination), onIncident);
  // Nobody waits for a line to be written. At the end of the process, also by an error, pino writes what is left.
  const standardError = pino.destination({ fd: 2, sync: false, maxLength: WAITING_BYTES });
  const logger = createPino(level, both(standardError), onIncident);
  let lines = 0;
  standardError.on('drop', () => (lines += 1));
  standardError.on('drain', () => {
    if (lines === 0) return;
    const leftOut = lines;
    lines = 0;
    logger.error({ lines: leftOut }, 'the log was not taken in time: lines before this one were left out');
  });
  return logger;
}

/** Which lines there are is decided before, by the level of the logger. */
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

/** Logs a line, and tells of it when it is one of an incident. */
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

/** What went wrong and where, but not with what: the details of PostgreSQL's errors quote whole rows. */
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
