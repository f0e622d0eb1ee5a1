import { EventEmitter, once } from 'node:events';
import type { GraphqlAnswer, HttpClient } from './http-client.ts';

type Result<Data> = Omit<GraphqlAnswer<Data>, 'status'>;

/** A browser's subscription by server-sent events. */
export class EventStream<Data> {
  private readonly results: Result<Data>[] = [];
  private readonly arrivals = new EventEmitter();
  private hasEnded = false;
  /** Resolves when the server ends the stream, or the connection is lost. */
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

  /** Resolves when the server accepts or refuses the subscription. */
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

  /** The next result. Throws if the stream ends before. */
  async next(): Promise<Result<Data>> {
    for (;;) {
      const result = this.results.shift();
      if (result) return result;
      if (this.hasEnded) throw new Error('The stream has ended');
      await once(this.arrivals, 'change');
    }
  }

  /** Ends the stream, as a browser does that opens another page. */
  async leave(): Promise<void> {
    this.leaving.abort();
    await this.ended;
  }

  private async read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    const body = this.response.body as AsyncIterable<Uint8Array> | null;
    for await (const chunk of body ?? []) {
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
