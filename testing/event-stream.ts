import { EventEmitter, once } from 'node:events';
import type { GraphqlAnswer, HttpClient } from './http-client.ts';

type Result<Data> = Omit<GraphqlAnswer<Data>, 'status'>;

/** A subscription of a browser, by server-sent events. */
export class EventStream<Data> {
  private readonly results: Result<Data>[] = [];
  private readonly arrivals = new EventEmitter();
  private hasEnded = false;
  /** Resolves when the server has ended the stream, or its connection was lost. */
  readonly ended: Promise<void>;

  private constructor(
    readonly response: Response,
    private readonly leaving: AbortController,
  ) {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    this.ended = (isStream ? this.read() : Promise.resolve())
      .catch(() => undefined)
      .finally(() => {
        this.hasEnded = true;
        this.arrivals.emit('change');
      });
  }

  /** Resolves when the server has taken the subscription, or refused it. */
  static async open<Data>(client: HttpClient, query: string, variables = {}): Promise<EventStream<Data>> {
    const leaving = new AbortController();
    const response = await client.fetch('/graphql/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query, variables }),
      signal: leaving.signal,
    });
    return new EventStream(response, leaving);
  }

  /** The next result. Throws when the stream ends before. */
  async next(): Promise<Result<Data>> {
    for (;;) {
      const result = this.results.shift();
      if (result) return result;
      if (this.hasEnded) throw new Error('The stream has ended');
      await once(this.arrivals, 'change');
    }
  }

  /** Leaves, as a browser does that goes to another page. */
  async leave(): Promise<void> {
    this.leaving.abort();
    await this.ended;
  }

  private async read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of this.response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) this.take(message);
    }
  }

  private take(message: string): void {
    const [, data] = /^event: next\ndata: (.*)$/m.exec(message) ?? [];
    if (data === undefined) return;
    this.results.push(JSON.parse(data) as Result<Data>);
    this.arrivals.emit('change');
  }
}
