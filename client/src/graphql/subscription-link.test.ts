import { gql, type ApolloClient, type ApolloLink } from '@apollo/client';
import { execute } from '@apollo/client/link';
import type { DocumentNode } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LectureChangedDocument } from '#client/gql/graphql.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { eventually } from '#client/testing/eventually.ts';
import { createSubscriptionLink } from './subscription-link.ts';

const CHANGES = gql`
  subscription Changes {
    lectureChanged {
      id
    }
  }
`;

/** The server's side of one stream. */
interface Stream {
  emit(result: object): void;
  /** Ends the stream with a complete event. */
  complete(): void;
  /** Breaks the connection. */
  lose(): void;
  readonly signal: AbortSignal;
}

let streams: Stream[];
let answers: (() => Response)[];
let sent: object[];
beforeEach(() => {
  streams = [];
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', (_url: string, { signal, body }: { signal: AbortSignal; body: string }) => {
    sent.push(JSON.parse(body) as object);
    const answer = answers.shift();
    return Promise.resolve(answer ? answer() : openStream(signal));
  });
});
afterEach(() => vi.unstubAllGlobals());

function openStream(signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string): void => controller.enqueue(encoder.encode(text));
      streams.push({
        emit: (result) => send(`event: next\ndata: ${JSON.stringify(result)}\n\n`),
        complete() {
          send('event: complete\ndata: \n\n');
          controller.close();
        },
        lose: () => controller.error(new TypeError('network error')),
        signal,
      });
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** Subscribes and records the received results. */
function watch(query: DocumentNode = CHANGES) {
  const received: unknown[] = [];
  const pauses: number[] = [];
  const onOpened = vi.fn();
  const onReopened = vi.fn();
  const link = createSubscriptionLink({
    url: 'http://localhost/graphql/stream',
    onReopened,
    pause: (attempt) => {
      pauses.push(attempt);
      return Promise.resolve();
    },
  });
  const { client }: { client: ApolloClient } = createCountingClient({});
  const subscription = execute(link, { query, context: { onOpened } }, { client }).subscribe({
    next: (result: ApolloLink.Result) => received.push(result.data ?? result.errors?.[0]?.message),
    error: () => received.push('failed'),
    complete: () => received.push('complete'),
  });
  return { received, pauses, onOpened, onReopened, subscription };
}

const stream = async (number: number): Promise<Stream> => {
  await eventually(() => expect(streams.length).toBeGreaterThan(number));
  const found = streams[number];
  if (!found) throw new Error('No such stream');
  return found;
};
const event = (id: string) => ({ data: { lectureChanged: { id } } });
const errorOf = (code: string) => ({ message: 'refused', extensions: { code } });
const errorWith = (code: string) => ({ data: null, errors: [errorOf(code)] });
const unknownHash = errorOf('PERSISTED_QUERY_NOT_FOUND');

/** A stream that ends after one result. */
const streamOf = (result: object): Response =>
  new Response(`:\n\nevent: next\ndata: ${JSON.stringify(result)}\n\nevent: complete\ndata: \n\n`, {
    headers: { 'content-type': 'text/event-stream' },
  });

describe('a subscription', () => {
  it('passes on received events', async () => {
    const { received } = watch();
    (await stream(0)).emit(event('a'));
    await eventually(() => expect(received).toEqual([event('a').data]));
  });

  it.each(['complete', 'lose'] as const)(
    'continues in another stream after a %s and reports it',
    async (end) => {
      const { received, onOpened, onReopened } = watch();
      const first = await stream(0);
      first.emit(event('a'));
      await eventually(() => expect(received).toHaveLength(1));
      expect([onOpened.mock.calls.length, onReopened.mock.calls.length]).toEqual([1, 0]);
      first[end]();
      (await stream(1)).emit(event('b'));
      await eventually(() => expect(received).toEqual([event('a').data, event('b').data]));
      expect([onOpened.mock.calls.length, onReopened.mock.calls.length]).toEqual([1, 1]);
    },
  );

  it('increases the delay with each attempt until an event arrives', async () => {
    const { received, pauses } = watch();
    (await stream(0)).complete();
    (await stream(1)).complete();
    (await stream(2)).emit(event('a'));
    await eventually(() => expect(received).toHaveLength(1));
    (await stream(2)).complete();
    await stream(3);
    expect(pauses).toEqual([0, 1, 0]);
  });

  it('retries while the server is unavailable', async () => {
    answers.push(() => new Response(null, { status: 503 }));
    const { received } = watch();
    (await stream(0)).emit(event('a'));
    await eventually(() => expect(received).toEqual([event('a').data]));
  });

  it('ends when it is refused', async () => {
    const { received } = watch();
    const first = await stream(0);
    first.emit(errorWith('FORBIDDEN'));
    first.complete();
    await eventually(() => expect(received).toEqual(['refused', 'complete']));
    expect(streams).toHaveLength(1);
  });

  it('fails when the server rejects the request', async () => {
    answers.push(() => new Response(null, { status: 400 }));
    const { received } = watch();
    await eventually(() => expect(received).toEqual(['failed']));
  });

  it.each([
    ['answers so', () => streamOf({ errors: [unknownHash] })],
    // An earlier version.
    ['answers 400', () => new Response(null, { status: 400 })],
  ])('sends its hash, and its text to a server that does not know the hash and %s', async (_, answer) => {
    answers.push(answer);
    const { received, pauses } = watch(LectureChangedDocument);
    (await stream(0)).complete();
    (await stream(1)).emit(event('a'));
    await eventually(() => expect(received).toEqual([event('a').data]));
    expect(sent.map((request) => ['query' in request, 'extensions' in request])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ]);
    expect(pauses).toEqual([0]);
  });

  it('ends when its text is not valid for the server', async () => {
    answers.push(() => streamOf({ errors: [unknownHash] }));
    answers.push(() => streamOf({ errors: [errorOf('GRAPHQL_VALIDATION_FAILED')] }));
    const { received, pauses } = watch(LectureChangedDocument);
    await eventually(() => expect(received).toEqual(['refused', 'complete']));
    expect(pauses).toEqual([]);
  });

  it('fails when the server also rejects its text', async () => {
    answers.push(...[1, 2].map(() => () => new Response(null, { status: 400 })));
    const { received } = watch(LectureChangedDocument);
    await eventually(() => expect(received).toEqual(['failed']));
  });

  it('closes the stream without a retry after the last listener unsubscribes', async () => {
    const { subscription, pauses } = watch();
    const { signal } = await stream(0);
    subscription.unsubscribe();
    await eventually(() => expect(signal.aborted).toBe(true));
    expect(pauses).toEqual([]);
  });
});
