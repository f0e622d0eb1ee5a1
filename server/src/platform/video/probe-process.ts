import { probeFacts, type Verdict } from './probe-facts.ts';

// The program of a process that judges videos. It is run as it stands by Node.js, too: what it imports can be read by taking
// the types out.

/** What it is told: to judge a file of this size, as the probe of this number; and the bytes that it has asked for. */
export type ProbeRequest = { probe: number; size: number } | { read: number; bytes: Uint8Array };

/** What it tells of a probe: which bytes it needs next, and what it found. */
export type ProbeMessage = { probe: number } & (
  | { read: number; start: number; end: number }
  | { verdict: Verdict }
);

const waiting = new Map<number, (bytes: Uint8Array) => void>();
let reads = 0;

function send(message: ProbeMessage): void {
  process.send?.(message);
}

function readBytes(probe: number, start: number, end: number): Promise<Uint8Array> {
  const read = ++reads;
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  waiting.set(read, resolve);
  send({ probe, read, start, end });
  return promise;
}

process.on('message', (request: ProbeRequest) => {
  if ('size' in request) {
    const { probe, size } = request;
    const read = (start: number, end: number) => readBytes(probe, start, end);
    void probeFacts(read, size).then((verdict) => send({ probe, verdict }));
    return;
  }
  waiting.get(request.read)?.(request.bytes);
  waiting.delete(request.read);
});
// They come to all processes of a terminal or of a service at once; ours brings what is under way to its end.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
// Whoever started it has ended.
process.on('disconnect', () => process.exit());
