import type { ExecutionResult } from 'graphql';

/** How to handle the result of an event. */
export interface EventResult {
  /** Null for an event that is not sent. */
  result: ExecutionResult | null;
  /** Whether the stream ends after it. */
  isLast: boolean;
}

/**
 * The results of a subscription, one event after another. Not an async generator, because one that waits for an event
 * cannot be ended from outside, as it must be when the client disconnects.
 */
export class ExecutedEvents implements AsyncGenerator<ExecutionResult, void, void> {
  private readonly events: AsyncIterator<unknown>;
  private readonly ending = new AbortController();
  /** Sent after the end of the events. */
  private last: ExecutionResult | null = null;

  constructor(
    source: AsyncIterable<unknown>,
    private readonly execute: (event: unknown) => Promise<EventResult>,
  ) {
    this.events = source[Symbol.asyncIterator]();
  }

  /** Aborts when no more events are awaited, whichever side ended. */
  get ended(): AbortSignal {
    return this.ending.signal;
  }

  async next(): Promise<IteratorResult<ExecutionResult, void>> {
    while (!this.ended.aborted) {
      const event = await this.events.next();
      if (event.done) break;
      const { result, isLast } = await this.execute(event.value);
      if (isLast) await this.return();
      if (result) return { done: false, value: result };
    }
    this.ending.abort();
    const value = this.last;
    this.last = null;
    return value ? { done: false, value } : { done: true, value: undefined };
  }

  /** Waits for no further event, and sends `last` as the final result. */
  async endWith(last: ExecutionResult): Promise<void> {
    this.last = last;
    await this.return();
  }

  async return(): Promise<IteratorResult<ExecutionResult, void>> {
    this.ending.abort();
    await this.events.return?.();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<IteratorResult<ExecutionResult, void>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }
}
