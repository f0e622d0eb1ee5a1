import { messages } from '#shared/messages.ts';
import { requestMessages } from '#shared/request-messages.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** Maximum nesting of lists and objects. Serializers and validators recurse, and fail at some thousand levels. */
export const MAX_NESTING = 50;

/** Parses JSON from a client. Throws BAD_USER_INPUT when it is malformed or nested too deeply. */
export function parseForeignJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('BAD_USER_INPUT', messages.badRequest, { cause });
  }
  requireShallow(value);
  return value;
}

/** Throws BAD_USER_INPUT for a value that is nested too deeply. */
export function requireShallow(value: unknown): void {
  if (isDeeperThan(MAX_NESTING, value)) {
    throw new AppError('BAD_USER_INPUT', requestMessages.nestedTooDeeply({ limit: MAX_NESTING }));
  }
}

/** Recurses no further than `levels`. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}
