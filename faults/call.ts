import { setTimeout as delay } from 'node:timers/promises';
import type { GraphqlAnswer } from '#testing/http-client.ts';

/** Whoever asks has an answer by then, or lost the connection. */
const ANSWER_MS = 60_000;
/** What may be answered to a request with which nothing is wrong, while something is broken. */
const EXCUSES = ['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'];

/** Something that must not happen whatever is broken. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Waits for an answer; null when the connection ended, after which nobody knows whether the request was done. */
export async function answered<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  const giveUp = new AbortController();
  const hangs = delay(ANSWER_MS, undefined, { signal: giveUp.signal }).then(() => {
    throw new Broken(`No answer in ${ANSWER_MS / 1000} s`);
  });
  hangs.catch(() => undefined);
  // A body that is no JSON was cut off.
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

/** The data of an operation; null when it was not done, or nobody knows. Throws Broken for an error that is no excuse. */
export async function dataOf<Data>(asked: Promise<GraphqlAnswer<Data>>): Promise<Data | null> {
  const answer = await answered(asked);
  if (!answer) return null;
  const [error] = answer.errors ?? [];
  if (!error) return answer.data;
  if (EXCUSES.includes(String(error.extensions?.code))) return null;
  throw new Broken(`Answered ${answer.status}: ${JSON.stringify(error)}`);
}
