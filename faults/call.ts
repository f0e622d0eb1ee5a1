import { setTimeout as delay } from 'node:timers/promises';
import type { GraphqlAnswer } from '#testing/http-client.ts';

/** A caller must get a response by then, or lose the connection. */
const ANSWER_MS = 60_000;
/** The errors that a valid request may get while something is broken. */
const EXCUSES = ['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'];

/** Something that must not happen in any failure. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/**
 * Waits for a response. Returns null if the connection ended, in which case it is unknown whether the request was
 * carried out.
 */
export async function answered<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  const giveUp = new AbortController();
  const hangs = delay(ANSWER_MS, undefined, { signal: giveUp.signal }).then(() => {
    throw new Broken(`No answer in ${ANSWER_MS / 1000} s`);
  });
  hangs.catch(() => undefined);
  // A body that is not JSON was cut off.
  const isCut = (error: unknown) => error instanceof TypeError || error instanceof SyntaxError;
  try {
    return await Promise.race([asked, hangs]);
  } catch (error) {
    if (isCut(error)) return null;
    throw error;
  } finally {
    giveUp.abort();
  }
}

/**
 * The data of an operation; null if it was not carried out, or this is unknown. Throws Broken for an error that is not
 * allowed.
 */
export async function dataOf<Data>(asked: Promise<GraphqlAnswer<Data>>): Promise<Data | null> {
  const answer = await answered(asked);
  if (!answer) return null;
  const [error] = answer.errors ?? [];
  if (!error) return answer.data;
  if (EXCUSES.includes(String(error.extensions?.code))) return null;
  throw new Broken(`Answered ${answer.status}: ${JSON.stringify(error)}`);
}
