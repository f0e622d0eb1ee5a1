import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Lines of so many bytes wait for who takes the log; when there are more, further ones are left out. */
const WAITING_BYTES = 4 * 1024 * 1024;

/** Structured log, one JSON object a line (so that a value cannot forge a line). Secrets are cut out wherever they appear. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  if (destination) return createPino(level, destination);
  // Nobody waits for a line to be written. At the end of the process, also by an error, pino writes what is left.
  const standardError = pino.destination({ fd: 2, sync: false, maxLength: WAITING_BYTES });
  const logger = createPino(level, standardError);
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

function createPino(level: string, destination: DestinationStream): Logger {
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
      serializers: { err: serializeError },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
}

/** What went wrong and where, but not with what: the details of PostgreSQL's errors quote whole rows. */
function serializeError(error: unknown) {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = pino.stdSerializers.err(error);
  const withoutDetails = (text: string) =>
    detailsOf(error).reduce((rest, detail) => rest.replaceAll(detail, '[hidden]'), text);
  return {
    type,
    message: withoutDetails(message),
    stack: withoutDetails(stack),
    code: 'code' in error ? error.code : undefined,
    constraint: 'constraint' in error ? error.constraint : undefined,
  };
}

function detailsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'detail' in error && typeof error.detail === 'string' && error.detail ? [error.detail] : [];
  return [...own, ...detailsOf(error.cause)];
}
