import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const PROBE_EVERY_MS = 200;

interface Upstream {
  url: string;
  agent: Agent;
  isReady: boolean;
}

/** A proxy of the usual kind: it keeps its connections, asks `/readyz`, and goes to the next process where one takes none. */
export class RoundRobinProxy {
  private upstreams: Upstream[] = [];
  private next = 0;
  private readonly server = createServer((incoming, outgoing) => {
    // Whole, so that it can be sent again. Who breaks off is heard of nowhere.
    buffer(incoming).then(
      (body) => this.pass(incoming, body, outgoing),
      () => outgoing.destroy(),
    );
  });
  private readonly timer = setInterval(() => void Promise.all(this.upstreams.map(probe)), PROBE_EVERY_MS);

  /** Resolves with its address. */
  async listen(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  add(url: string): void {
    this.upstreams.push({ url, agent: new Agent({ keepAlive: true }), isReady: true });
  }

  /** Forgets a process that has ended. */
  remove(url: string): void {
    for (const { agent } of this.upstreams.filter((each) => each.url === url)) agent.destroy();
    this.upstreams = this.upstreams.filter((each) => each.url !== url);
  }

  close(): void {
    clearInterval(this.timer);
    this.server.close();
    this.server.closeAllConnections();
    for (const { agent } of this.upstreams) agent.destroy();
  }

  private pass(
    incoming: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
    tried: Upstream[] = [],
  ): void {
    const upstream = this.choose(tried);
    if (!upstream) return void outgoing.writeHead(502).end();
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, upstream.url), { method, headers, agent: upstream.agent });
    onward.on('response', (response) => {
      const { connection: _connection, ...kept } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, kept);
      response.pipe(outgoing);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      // What was sent may have been done: only who was not reached is made up for.
      if (error.code !== 'ECONNREFUSED') return void outgoing.destroy();
      this.pass(incoming, body, outgoing, [...tried, upstream]);
    });
    onward.end(body);
  }

  private choose(tried: Upstream[]): Upstream | undefined {
    const others = this.upstreams.filter((each) => !tried.includes(each));
    const ready = others.filter(({ isReady }) => isReady);
    const from = ready.length > 0 ? ready : others;
    return from[this.next++ % from.length];
  }
}

async function probe(upstream: Upstream): Promise<void> {
  upstream.isReady = await fetch(`${upstream.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
