import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { requestMessages } from '#shared/request-messages.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';

/** A call with the header `Idempotency-Key`, as draft-ietf-httpapi-idempotency-key-header has it. */
export interface KeyedCall {
  /** The token's owner. */
  userId: string;
  /** Whose key it is: of two tokens the same text is two keys. */
  apiTokenId: string;
  key: string;
  /** SHA-256 of what is asked for. */
  fingerprint: string;
}

/** The first call with its key: it is to be carried out. */
interface FirstCall {
  /** Records that the call was carried out, and keeps its answer, JSON, if there is room. */
  save: (answer: string) => Promise<void>;
  /** Nothing was done: the same call may come again. */
  release: () => Promise<void>;
}

/** Remembers calls by their keys. */
export interface IdempotentCalls {
  /**
   * The answer of the same call before, or what to do with that of this one. Throws CONFLICT while the first call has no
   * answer, BAD_USER_INPUT when its key came with another call, and TOO_MANY_REQUESTS.
   */
  begin: (call: KeyedCall) => Promise<CallBefore | FirstCall>;
}

/** The same call was carried out before. */
interface CallBefore {
  /** Null when it was too long to keep. */
  answer: string | null;
}

/** The answer of a call before. Throws CONFLICT when it was not kept. */
export function keptAnswer({ answer }: CallBefore): string {
  if (answer === null) throw new AppError('CONFLICT', requestMessages.idempotencyAnswerNotKept);
  return answer;
}

/** Says of an answer that it is that of a call before. */
export const REPLAYED_HEADER = 'Idempotency-Replayed';

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * The call of a program that wants it done once; undefined for all others, and for whoever calls without an API token: pages
 * ask their people. Throws BAD_USER_INPUT for a key that is none.
 */
export function keyedCall(
  actor: Actor,
  headers: IncomingHttpHeaders,
  asked: readonly unknown[],
): KeyedCall | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || actor?.via.kind !== 'token') return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new AppError('BAD_USER_INPUT', requestMessages.idempotencyKeyMalformed);
  }
  // A file is told from another by how long the whole call is: it has not been read yet.
  const text = JSON.stringify([headers['content-length'] ?? null, ...asked]);
  const fingerprint = createHash('sha256').update(text).digest('hex');
  return { userId: actor.userId, apiTokenId: actor.via.id, key, fingerprint };
}
