import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { requestMessages } from '#shared/request-messages.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** A call with the header `Idempotency-Key`, as defined by draft-ietf-httpapi-idempotency-key-header. */
export interface KeyedCall {
  /** The token's owner. */
  userId: string;
  /** The token that the key belongs to: with another token, the same text is another key. */
  apiTokenId: string;
  key: string;
  /** SHA-256 of the request. */
  fingerprint: string;
}

/** The first call with its key, which must be carried out. */
interface FirstCall {
  /** Records that the call was carried out, and stores its answer as JSON if there is room. */
  save: (answer: string) => Promise<void>;
  /** Records that nothing was done, so that the same call may come again. */
  release: () => Promise<void>;
}

/** Remembers calls by their keys. */
export interface IdempotentCalls {
  /**
   * Returns the answer of the same earlier call, or how to record this one. Throws CONFLICT while the first call has no
   * answer, BAD_USER_INPUT when its key came with another call, and TOO_MANY_REQUESTS.
   */
  begin: (call: KeyedCall) => Promise<CallBefore | FirstCall>;
}

/** An earlier call that was carried out. */
interface CallBefore {
  /** Null when it was too long to store. */
  answer: string | null;
}

/** Returns the answer of an earlier call. Throws CONFLICT when it was not stored. */
export function keptAnswer({ answer }: CallBefore): string {
  if (answer === null) throw new AppError('CONFLICT', requestMessages.idempotencyAnswerNotKept);
  return answer;
}

/** Marks a response that repeats the answer of an earlier call. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';
/** Marks the response of a call whose key did not count. */
const IGNORED_HEADER = 'Idempotency-Key-Ignored';

const KEY = /^[\x21-\x7e]{1,255}$/;

const hasKey = (headers: IncomingHttpHeaders): boolean => headers['idempotency-key'] !== undefined;

/** Whether a call has a key that counts. Only keys with an API token do, because pages ask their users. */
export function isKeyed(actor: Actor, headers: IncomingHttpHeaders): boolean {
  return hasKey(headers) && actor?.via.kind === 'token';
}

/** Says in the response to a call that its key, if it has one, did not count. */
export function ignoreKey(headers: IncomingHttpHeaders, response: ServerResponse): void {
  if (hasKey(headers)) response.setHeader(IGNORED_HEADER, 'true');
}

/**
 * Returns the call of a program that must be carried out only once; undefined unless `isKeyed`. Throws BAD_USER_INPUT
 * for a malformed key.
 *
 * @param asked what distinguishes the call from others
 * @param fileHash the SHA-256 of its file; undefined without one
 */
export function keyedCall(
  actor: Actor,
  headers: IncomingHttpHeaders,
  asked: readonly unknown[],
  fileHash: string | undefined,
): KeyedCall | undefined {
  if (actor?.via.kind !== 'token' || !isKeyed(actor, headers)) return undefined;
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new AppError('BAD_USER_INPUT', requestMessages.idempotencyKeyMalformed);
  }
  const text = JSON.stringify([fileHash ?? headers['content-length'] ?? null, ...asked]);
  const fingerprint = createHash('sha256').update(text).digest('hex');
  return { userId: actor.userId, apiTokenId: actor.via.id, key, fingerprint };
}
