import { connect } from 'node:net';
import { json } from 'node:stream/consumers';

/**
 * `node watching-process.mjs`, with `{ port, learners, works, warmUpMs, milliseconds }` as JSON on stdin. A work is `{
 * everyMs, requests }`, with the requests of each learner as complete HTTP text. Each learner has one connection. The
 * next request of a work is due at its scheduled time, even if earlier ones are late. Prints for each work the number
 * of responses and percentiles of their delay after the due time, in ms.
 */
const { port, learners, works, warmUpMs, milliseconds } = await json(process.stdin);
const END_OF_HEAD = '\r\n\r\n';
const TICK_MS = 5;
const begun = performance.now();
const countsFrom = begun + warmUpMs;
const endsAt = countsFrom + milliseconds;
const times = works.map(() => []);
let refused = 0;
let bytesReceived = 0;

/** A receive buffer shared by all connections, because garbage collection would slow down the measurement. */
const received = Buffer.alloc(1 << 18);

/** A learner who watches. Due requests are sent one after the other on the learner's connection. */
class Learner {
  queue = [];
  isBusy = false;

  open() {
    const callback = (count) => {
      this.receive(received.subarray(0, count));
      return true;
    };
    this.socket = connect({ port, host: '127.0.0.1', onread: { buffer: received, callback } });
    this.socket.setNoDelay(true);
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      if (performance.now() > endsAt) return;
      // Sends the current request again. The lost time counts as delay.
      this.open();
      if (this.isBusy) this.send();
    });
  }

  due(entry) {
    this.queue.push(entry);
    if (!this.isBusy) this.send();
  }

  send() {
    const [first] = this.queue;
    this.isBusy = first !== undefined;
    this.head = '';
    this.missing = null;
    if (first) this.socket.write(first.request);
  }

  receive(bytes) {
    let body = bytes.length;
    if (this.missing === null) {
      const before = this.head.length;
      this.head += bytes.toString('latin1');
      const end = this.head.indexOf(END_OF_HEAD);
      if (end === -1) return;
      if (!/^HTTP\/1.1 2/.test(this.head) || this.head.startsWith('{"errors"', end + END_OF_HEAD.length))
        refused += 1;
      this.missing = Number(/\r\ncontent-length: *(\d+)/i.exec(this.head)?.[1]);
      body -= end + END_OF_HEAD.length - before;
    }
    this.missing -= body;
    bytesReceived += body;
    if (this.missing > 0) return;
    const { work, at } = this.queue.shift();
    if (at >= countsFrom) times[work].push(performance.now() - at);
    this.send();
  }
}

const all = Array.from({ length: learners }, () => new Learner());
for (const learner of all) learner.open();
const schedule = works.map(({ everyMs, requests }) => ({
  /** Interval between the requests of consecutive learners. */
  gapMs: everyMs / learners,
  requests: requests.map((own) => own.map((request) => Buffer.from(request))),
  sent: 0,
}));

function sendWhatIsDue() {
  const now = performance.now();
  for (const [work, each] of schedule.entries()) {
    for (let at = begun + each.sent * each.gapMs; at <= now; at = begun + each.sent * each.gapMs) {
      const number = each.sent % learners;
      const own = each.requests[number];
      all[number].due({ work, at, request: own[Math.floor(each.sent / learners) % own.length] });
      each.sent += 1;
    }
  }
  if (now < endsAt) setTimeout(sendWhatIsDue, TICK_MS);
  else report(now);
}

function report(now) {
  // Waiting requests count with their delay so far.
  for (const { work, at } of all.flatMap(({ queue }) => queue))
    if (at >= countsFrom) times[work].push(now - at);
  const { user, system } = process.cpuUsage();
  const told = {
    times: times.map((each) => {
      each.sort((one, other) => one - other);
      return {
        count: each.length,
        p50: each[Math.floor(each.length / 2)],
        p99: each[Math.floor(each.length * 0.99)],
      };
    }),
    refused,
    bytesReceived,
    seconds: (now - begun) / 1000,
    cores: (user + system) / 1000 / (now - begun),
  };
  process.stdout.write(JSON.stringify(told), () => process.exit());
}

sendWhatIsDue();
