import { probeFacts, type Verdict } from './probe-facts.ts';

// The program of the probe process. Node.js can also run it unbuilt, so its imports must work with type stripping alone.

/** A message to the process: start a probe of a file of this size, or the bytes of a requested read. */
export type ProbeRequest = { probe: number; size: number } | { read: number; bytes: Uint8Array };

/** A message of the process about a probe: a request for bytes, or the verdict. */
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
// A terminal or service manager sends these to all its processes. The server decides when running probes end.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
// The parent process has ended.
process.on('disconnect', () => process.exit());
