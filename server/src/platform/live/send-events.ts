import type { Response } from 'express';
import type { ExecutionResult, FormattedExecutionResult } from 'graphql';

export const EVENT_STREAM = 'text/event-stream';

/** Proxies close connections that are silent for longer, often after 30 or 60 seconds. */
const BEAT_MS = 12_000;

/** A line that clients ignore. */
const COMMENT = ':\n\n';

type Result = ExecutionResult | FormattedExecutionResult;
/** One result, or those of a subscription. */
type Results = Result | AsyncGenerator<Result, void, void>;

/**
 * Sends results as server-sent events: a `next` for each, then `complete`. Ends `results` when the client disconnects.
 * Rejects when `results` do, and the stream then ends without `complete`.
 */
export async function sendEvents(response: Response, sent: Results): Promise<void> {
  const results = Symbol.asyncIterator in sent ? sent : only(sent);
  const end = () => void results.return();
  response.once('close', end);
  // The client may have left before there were results.
  if (response.destroyed) end();
  response.status(200).set({
    'Content-Type': `${EVENT_STREAM}; charset=utf-8`,
    'Cache-Control': 'no-store, no-transform',
    // A proxy that buffers responses would hold events back.
    'X-Accel-Buffering': 'no',
  });
  const beat = setInterval(() => void write(response, COMMENT), BEAT_MS);
  try {
    // Some browsers report an open stream with its first bytes.
    await write(response, COMMENT);
    for await (const result of results)
      await write(response, `event: next\ndata: ${JSON.stringify(result)}\n\n`);
    // EventSource ignores an event without data.
    if (!response.destroyed) response.end('event: complete\ndata: \n\n');
  } finally {
    clearInterval(beat);
    response.off('close', end);
    await results.return();
  }
}

async function* only(result: Result): AsyncGenerator<Result, void, void> {
  yield await Promise.resolve(result);
}

/** Resolves when the text has left, or the client has. */
function write(response: Response, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (response.destroyed) resolve();
    else response.write(text, () => resolve());
  });
}
