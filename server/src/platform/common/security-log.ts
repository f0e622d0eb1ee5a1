import { currentRequest } from './current-request.ts';
import type { Logger } from './logger.ts';
import { addressKey } from './rate-limit.ts';
import type { SafeError } from './safe-error.ts';

type Level = 'info' | 'warn';

/** All security events, with the level and the text of their log lines. */
export const securityEvents = {
  'access.forbidden': ['warn', 'a caller lacks a permission'],
  'access.limited': ['warn', 'a caller exceeded a limit'],
  'auth.account_deleted': ['info', 'account deleted'],
  'auth.current_password_wrong': ['warn', 'current password wrong'],
  'auth.email_change_requested': ['info', 'change of the mail address requested'],
  'auth.email_changed': ['info', 'mail address changed'],
  'auth.email_verified': ['info', 'mail address verified'],
  'auth.identity_confirmed': ['info', 'identity confirmed'],
  'auth.invitation_accepted': ['info', 'invitation accepted'],
  'auth.locked': ['warn', 'too many failures: a login or a prompt was refused without a check'],
  'auth.logged_in': ['info', 'logged in'],
  'auth.logged_out': ['info', 'logged out'],
  'auth.login_failed': ['warn', 'login failed'],
  'auth.passkey_refused': ['warn', 'passkey refused'],
  'auth.password_changed': ['info', 'password changed'],
  'auth.password_reset': ['info', 'password reset'],
  'auth.password_reset_requested': ['info', 'password reset requested'],
  'auth.registered': ['info', 'account created'],
  'auth.second_factor_asked': ['info', 'second factor asked for'],
  'auth.second_factor_wrong': ['warn', 'second factor wrong'],
  'auth.session_ended': ['info', 'session ended'],
  'auth.sessions_ended': ['info', 'all sessions of an account ended'],
  'auth.token_created': ['info', 'API token created'],
  'auth.token_refused': ['warn', 'API token refused'],
  'auth.token_revoked': ['info', 'API token revoked'],
  'factor.passkey_added': ['info', 'passkey added'],
  'factor.passkey_removed': ['info', 'passkey removed'],
  'factor.recovery_code_used': ['info', 'recovery code used'],
  'factor.recovery_codes_renewed': ['info', 'recovery codes renewed'],
  'factor.removed_for_person': ['info', 'second factor removed by an admin'],
  'factor.switched_on': ['info', 'second factor switched on'],
  'factor.totp_removed': ['info', 'authenticator app removed'],
  'members.exported': ['info', 'members exported as CSV'],
} as const satisfies Record<string, [Level, string]>;

export type SecurityEvent = keyof typeof securityEvents;

/** Further ids and names in the line. Never user input: it may be a secret. */
interface Facts {
  /** The account in question; by default that of the caller. */
  userId?: string | undefined;
  [name: string]: string | undefined;
}

/** Writes the log line of an event: its name, the account, the network address and the id of the request. */
export function logSecurity(logger: Logger, event: SecurityEvent, facts: Facts = {}): void {
  const request = currentRequest();
  const [level, text] = securityEvents[event];
  const { userId = request?.userId, ...others } = facts;
  logger[level]({ event, userId, address: request?.address, requestId: request?.id, ...others }, text);
}

/** Errors about missing permissions. UNAUTHENTICATED is not logged, because every page asks for the current user. */
const FORBIDDEN = new Set(['FORBIDDEN', 'SECOND_FACTOR_SETUP_REQUIRED', 'DOCUMENT_NOT_TRUSTED']);

/** Logs a refusal: one line of each kind per request, however often the request is refused. */
export function logRefusal(logger: Logger, { code, limit }: Pick<SafeError, 'code' | 'limit'>): void {
  const event = FORBIDDEN.has(code)
    ? 'access.forbidden'
    : code === 'TOO_MANY_REQUESTS'
      ? 'access.limited'
      : null;
  if (!event || !isFirst(code)) return;
  if (event === 'access.limited' && !flood.hasRoom(logger)) return;
  logSecurity(logger, event, { code, limit });
}

/** As `logRefusal`, for a limit on attempts to get into an account. The line names the account. */
export async function logLocked(
  logger: Logger,
  { limit }: { limit?: string | undefined },
  findUserId: () => Promise<string | undefined>,
): Promise<void> {
  if (!isFirst('TOO_MANY_REQUESTS') || !flood.hasRoom(logger)) return;
  logSecurity(logger, 'auth.locked', { userId: await findUserId(), limit });
}

/** Whether this request has not been refused like this before. Records the refusal. */
function isFirst(code: string): boolean {
  const logged = currentRequest()?.logged;
  if (logged?.has(code)) return false;
  logged?.add(code);
  return true;
}

const MINUTE_MS = 60_000;
/** Maximum number of lines about limits per network and minute. */
const LINES_PER_NETWORK = 10;
/** Maximum number of networks with such lines per minute. */
const NETWORKS = 1_000;

/** Limits the lines about rate limits, because a refused caller may retry without end. */
class Flood {
  private readonly lines = new Map<string, number>();
  private leftOut = 0;

  /** Whether a network has a line left in this minute. Dropped lines are counted and reported when the minute is over. */
  hasRoom(logger: Logger): boolean {
    if (this.lines.size === 0 && this.leftOut === 0) {
      setTimeout(() => this.renew(logger), MINUTE_MS).unref();
    }
    const key = addressKey(currentRequest()?.address ?? '');
    const count = this.lines.get(key) ?? 0;
    if (count >= LINES_PER_NETWORK || (count === 0 && this.lines.size >= NETWORKS)) {
      this.leftOut += 1;
      return false;
    }
    this.lines.set(key, count + 1);
    return true;
  }

  private renew(logger: Logger): void {
    if (this.leftOut > 0) {
      logger.warn({ event: 'access.limited', leftOut: this.leftOut }, 'lines about limits were dropped');
    }
    this.lines.clear();
    this.leftOut = 0;
  }
}

const flood = new Flood();
