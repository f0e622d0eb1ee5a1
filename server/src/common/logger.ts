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
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(2),
  );
}
