import { noteOutcome } from './current-request.ts';
import { newId } from './identifier.ts';
import type { Logger } from './logger.ts';
import { AppError } from './errors.ts';
import { outageOf, type Outage } from './outage.ts';
import { toSafeError, type SafeError } from './safe-error.ts';
import { logRefusal } from './security-log.ts';

/** How often the number of failures is logged during an outage. */
const EVERY_MS = 60_000;
/** An outage is over after this many intervals without a failure. */
const QUIET_INTERVALS = 10;

/** Further fields of the log line. */
type Context = Record<string, unknown>;

/** Outages in progress, by name, for each logger. */
const underWay = new WeakMap<Logger, Map<Outage['name'], { failures: number }>>();

/**
 * Logs the failure of a request or a job: an unexpected error as an incident, an outage once, a refusal as a security
 * event. Returns what the caller may see.
 */
export function recordFailure(logger: Logger, error: unknown, context: Context = {}): SafeError {
  const safe = toSafeError(error);
  if (safe.incident) logger.error({ err: error, incident: safe.incident, ...context }, 'unexpected error');
  else recordOutage(logger, error, context);
  logRefusal(logger, safe);
  noteOutcome({ code: safe.code });
  return safe;
}

/**
 * Logs the first failure of an outage as an incident, and the number of further ones each minute. Returns whether the
 * error is an outage.
 */
export function recordOutage(logger: Logger, error: unknown, context: Context = {}): boolean {
  const outage = outageOf(error);
  if (!outage) return false;
  // Services that cannot be reached have their own alarms.
  if (outage.alarm === null || (error instanceof AppError && outage.name === 'unreachable')) return true;
  const outages = underWay.get(logger) ?? new Map<Outage['name'], { failures: number }>();
  underWay.set(logger, outages);
  const known = outages.get(outage.name);
  if (known) {
    known.failures += 1;
    return true;
  }
  const begun = { failures: 0 };
  outages.set(outage.name, begun);
  logger.error({ err: error, incident: newId(), outage: outage.name, ...context }, outage.alarm);
  countFailures(logger, outage, begun, () => outages.delete(outage.name));
  return true;
}

function countFailures(
  logger: Logger,
  { name, alarm }: Outage,
  counted: { failures: number },
  end: () => void,
): void {
  let quiet = 0;
  const timer = setInterval(() => {
    const { failures } = counted;
    counted.failures = 0;
    quiet = failures > 0 ? 0 : quiet + 1;
    if (failures > 0) logger.error({ outage: name, failures }, `still: ${alarm}`);
    if (quiet < QUIET_INTERVALS) return;
    clearInterval(timer);
    end();
    logger.info({ outage: name }, `over: ${alarm}`);
  }, EVERY_MS).unref();
}
