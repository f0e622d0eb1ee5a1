import { setTimeout as delay } from 'node:timers/promises';
import { EventStream } from '#testing/event-stream.ts';
import { HttpClient } from '#testing/http-client.ts';
import type { Activity, Teacher } from './activities.ts';
import { dataOf } from './call.ts';
import type { FaultySchool } from './school.ts';

/** The results of requests: their number, response times in ms, and failures. */
export class Answers {
  /** Number of requests. */
  asked = 0;
  readonly times: number[] = [];
  readonly failures: string[] = [];
  /** The slowest response. */
  slowest = { what: '', ms: 0 };

  /** The percentile of the response times, in ms. */
  percentile(share: number): number {
    const sorted = this.times.toSorted((one, other) => one - other);
    return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  }
}

/**
 * A browser whose requests are counted. Each opens its own connection: a kept-alive one may be closed by the server at
 * the moment of its use, which HTTP/1.1 cannot distinguish from a lost request.
 */
export class CountedBrowser extends HttpClient {
  constructor(
    origin: string,
    headers: Record<string, string>,
    private readonly answers: Answers,
  ) {
    super(origin, { ...headers, connection: 'close' });
  }

  override async fetch(path: string, init?: RequestInit): Promise<Response> {
    this.answers.asked += 1;
    const asked = performance.now();
    const what = `${init?.method ?? 'GET'} ${path.split('?')[0]}`;
    try {
      const response = await super.fetch(path, init);
      const ms = Math.round(performance.now() - asked);
      this.answers.times.push(ms);
      if (ms > this.answers.slowest.ms) this.answers.slowest = { what, ms };
      if (response.status >= 500 || response.status === 429)
        this.answers.failures.push(`${what} answered ${response.status}: ${await response.clone().text()}`);
      return response;
    } catch (error) {
      const { cause } = error as Error;
      this.answers.failures.push(`${what} was not answered: ${String(cause ?? error)}`);
      throw error;
    }
  }
}

/**
 * Limit of concurrent requests. A fast machine never reaches it. A slow one gets no more than it can answer within the
 * drain time of a process.
 */
const MANY = 8;

/** Makes requests at a steady rate, independent of the responses, as independent people do. */
export class SteadyTraffic {
  private isOver = false;
  private readonly acts = new Set<Promise<void>>();
  private readonly pending: Promise<void>;

  /**
   * @param rota the activities, in turn
   * @param serial those that do one action at a time and are skipped meanwhile; not all of the rota
   * @param perSecond requests
   */
  constructor(
    private readonly rota: readonly Activity[],
    private readonly serial: ReadonlySet<Activity>,
    private readonly perSecond: number,
    private readonly answers: Answers,
  ) {
    this.pending = this.goOn();
  }

  private async goOn(): Promise<void> {
    const busy = new Set<Activity>();
    let last = performance.now();
    // Requests that are due but not made yet, limited to one second's worth.
    let due = 0;
    let asked = this.answers.asked;
    for (let turn = 0; !this.isOver;) {
      const now = performance.now();
      due = Math.min(due + ((now - last) * this.perSecond) / 1000, this.perSecond);
      due -= this.answers.asked - asked;
      [last, asked] = [now, this.answers.asked];
      const activity = this.rota[turn++ % this.rota.length];
      if (due < 1 || this.acts.size >= MANY) await delay(5);
      if (due < 1 || this.acts.size >= MANY || !activity || busy.has(activity)) continue;
      if (this.serial.has(activity)) busy.add(activity);
      const act = this.act(activity).finally(() => {
        busy.delete(activity);
        this.acts.delete(act);
      });
      this.acts.add(act);
    }
  }

  private async act(activity: Activity): Promise<void> {
    try {
      if (!(await activity.act())) this.answers.failures.push(`${activity.name}: not done`);
    } catch (error) {
      this.answers.failures.push(`${activity.name}: ${String(error)}`);
    }
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.pending;
    await Promise.all(this.acts);
  }
}

/** Visitors open a page. */
export class Pages implements Activity {
  readonly name = 'pages';

  constructor(
    private readonly school: FaultySchool,
    private readonly path: string,
  ) {}

  async act(): Promise<boolean> {
    const response = await this.school.visitor().fetch(this.path);
    return (await response.text()).includes('</html>') && response.status === 200;
  }

  missing(): Promise<string[]> {
    return Promise.resolve([]);
  }
}

const STREAM = `query S($slug: String!) { course(slug: $slug) { lectures { video { streamUrl } } } }`;

/** How often a link is used before another one is requested. */
const USES = 10;

/** A learner plays a lecture: its playlists, and bytes of a segment, which the school redirects to the bucket. */
export class Playing implements Activity {
  readonly name = 'segments';

  private link = '';
  private uses = 0;

  constructor(private readonly teacher: Teacher) {}

  async act(): Promise<boolean> {
    if (this.uses++ % USES === 0) this.link = await this.open();
    const renditions = await this.playlist(this.link);
    const segments = await this.playlist(renditions);
    const { status, headers } = await this.teacher.client.fetch(segments);
    const bytes = await fetch(headers.get('location') ?? '', { headers: { range: 'bytes=0-99' } });
    return status === 302 && bytes.status === 206 && (await bytes.arrayBuffer()).byteLength === 100;
  }

  private async open(): Promise<string> {
    const { client, course } = this.teacher;
    const data = await dataOf(
      client.graphql<{ course: { lectures: { video: { streamUrl: string | null } | null }[] } }>(STREAM, {
        slug: course.slug,
      }),
    );
    const stream = data?.course.lectures.find(({ video }) => video?.streamUrl)?.video?.streamUrl;
    if (!stream) throw new Error('No lecture is prepared');
    return stream;
  }

  /** The first URL in a playlist. */
  private async playlist(address: string): Promise<string> {
    const at = new URL(address, 'http://school');
    const response = await this.teacher.client.fetch(at.pathname + at.search);
    const named = (await response.text()).split('\n').find((line) => line !== '' && !line.startsWith('#'));
    const next = new URL(named ?? '', at);
    return next.pathname + next.search;
  }

  missing(): Promise<string[]> {
    return Promise.resolve([]);
  }
}

const CHANGES = 'subscription C($courseId: ID!) { lectureChanged(courseId: $courseId) { id status } }';
const LOOK = 'query L($slug: String!) { course(slug: $slug) { lectures { id status } } }';

interface State {
  id: string;
  status: string;
}

/**
 * The list of lectures on an admin's screen, as the client updates it: it opens a stream of changes and then reads
 * everything, and repeats this when the stream ends.
 */
export class Screen {
  /** The shown states of lectures, by ID. */
  readonly shown = new Map<string, string>();
  /** Number of opened streams. */
  streams = 0;
  /** Whether a stream is open. */
  isFollowing = false;
  private stream: EventStream<{ lectureChanged: State }> | undefined;
  private isLeft = false;
  private readonly over: Promise<void>;

  /** @param pause delay before a stream is opened again */
  constructor(
    private readonly teacher: Teacher,
    private readonly answers: Answers,
    private readonly pause: () => Promise<void>,
  ) {
    this.over = this.watch();
  }

  private async watch(): Promise<void> {
    while (!this.isLeft) {
      await this.follow().catch((error: unknown) => this.recordFailure(error));
      this.isFollowing = false;
      if (!this.isLeft) await this.pause().catch((error: unknown) => this.recordFailure(error));
    }
  }

  private async follow(): Promise<void> {
    const { client, course } = this.teacher;
    this.stream = await EventStream.open(client, CHANGES, { courseId: course.id });
    this.streams += 1;
    this.isFollowing = true;
    const data = await dataOf(client.graphql<{ course: { lectures: State[] } }>(LOOK, { slug: course.slug }));
    for (const lecture of data?.course.lectures ?? []) this.show(lecture);
    for (;;) {
      const next = await this.stream.next().catch(() => null);
      if (!next) return;
      if (next.data) this.show(next.data.lectureChanged);
    }
  }

  private show({ id, status }: State): void {
    this.shown.set(id, status);
  }

  private recordFailure(error: unknown): void {
    this.answers.failures.push(`The screen: ${String(error)}`);
  }

  async leave(): Promise<void> {
    this.isLeft = true;
    await this.stream?.leave();
    await this.over;
  }
}
