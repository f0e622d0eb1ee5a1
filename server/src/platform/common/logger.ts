import { pino, type DestinationStream, type Logger } from 'pino';

export type { Logger };

/** Structured log, one JSON object a line (so that a value cannot forge a line). Secrets are cut out wherever they appear. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
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
    destination ?? pino.destination(2),
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
