import type { DestinationStream } from 'pino';
import { createLogger, type Incident, type Logger } from './platform/common/logger.ts';
import type { Config } from './config.ts';

/** The log of a process. */
export interface ProcessLog {
  logger: Logger;
  /** Sends what waits for a collector, and reports that are under way; to be called last. */
  close: () => Promise<void>;
}

type LogSettings = Pick<Config, 'logLevel' | 'errorReports' | 'logExport'>;

/** Starts the log of a process, which is sent to a collector, too, and from which faults are reported, where the settings say so. */
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

// Below, only what the settings choose is loaded.

async function startExport(settings: NonNullable<Config['logExport']>) {
  const { LogExport } = await import('./platform/tracing/log-export.ts');
  return new LogExport(settings);
}

async function startReports(settings: NonNullable<Config['errorReports']>) {
  const { ErrorReports } = await import('./platform/reporting/error-reports.ts');
  return new ErrorReports(settings);
}
