import type { DestinationStream } from 'pino';
import { createLogger, type Logger } from './platform/common/logger.ts';
import type { Config } from './config.ts';

/** The log of a process, from which faults are reported where the settings say so. */
export async function startLogger(
  { logLevel, errorReports }: Config,
  destination?: DestinationStream,
): Promise<Logger> {
  if (!errorReports) return createLogger(logLevel, { destination });
  const { ErrorReports } = await import('./platform/reporting/error-reports.ts');
  const reports = new ErrorReports(errorReports);
  return createLogger(logLevel, { destination, onIncident: (incident) => reports.report(incident) });
}
