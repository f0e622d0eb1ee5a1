import type { DestinationStream } from 'pino';
import { createLogger, type Incident, type Logger } from './platform/common/logger.ts';
import type { Config } from './config.ts';

/** The log of a process. */
export interface ProcessLog {
  logger: Logger;
  /** Sends buffered log lines and pending error reports. Call it last. */
  close: () => Promise<void>;
}

type LogSettings = Pick<Config, 'logLevel' | 'errorReports' | 'logExport'>;

/** Starts the log of a process. If configured, lines are also sent to a collector, and errors are reported. */
export async function startLogger(
  { logLevel, errorReports, logExport }: LogSettings,
  destination?: DestinationStream,
): Promise<ProcessLog> {
  const copy = logExport && (await startExport(logExport));
  const reports = errorReports && (await startReports(errorReports));
  const onIncident = reports && ((incident: Incident) => reports.report(incident));
  return {
    logger: createLogger(logLevel, { destination, copy, onIncident }),
    close: async () => {
      await Promise.all([copy?.close(), reports?.settle()]);
    },
  };
}

// The modules below are loaded only if the settings need them.

async function startExport(settings: NonNullable<Config['logExport']>) {
  const { LogExport } = await import('./platform/tracing/log-export.ts');
  return new LogExport(settings);
}

async function startReports(settings: NonNullable<Config['errorReports']>) {
  const { ErrorReports } = await import('./platform/reporting/error-reports.ts');
  return new ErrorReports(settings);
}
