import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { Logger } from '#server/platform/common/logger.ts';
import { ReconnectingClient } from '#server/platform/db/reconnecting-client.ts';
import { CoalescingQueue } from '#server/platform/live/coalescing-queue.ts';
import { lectureNotFound } from './course-lectures.ts';
import { Lecture } from './lecture.entity.ts';

const CHANNEL = 'lecture_changed';

/** The lecture that changed; subscribers read the new state themselves. */
interface LectureChange {
  lectureId: string;
  courseId: string;
}

interface Options {
  em: EntityManager;
  databaseUrl: string;
  logger: Logger;
}

/**
 * Publishes changes of a lecture's video or captions to every process of the server, by PostgreSQL's NOTIFY. A process
 * listens on one connection, however many subscribers it has.
 */
export class LectureChanges {
  private readonly connection: ReconnectingClient;
  private readonly subscribers = new Map<CoalescingQueue<string>, string | null>();

  private readonly em: EntityManager;

  constructor({ em, databaseUrl, logger }: Options) {
    this.em = em;
    this.connection = new ReconnectingClient({
      url: databaseUrl,
      logger,
      name: 'lecture changes',
      prepare: async (client) => {
        client.on('notification', this.pass);
        await client.query(`listen ${CHANNEL}`);
      },
      onLost: () => this.endSubscriptions(),
    });
  }

  /** Publishes a change in the transaction of `em`; it is sent when that commits. */
  async publish(em: EntityManager, { lectureId, courseId }: LectureChange): Promise<void> {
    await em
      .getConnection()
      .execute(
        'select pg_notify(?, ?)',
        [CHANNEL, JSON.stringify({ lectureId, courseId })],
        'run',
        em.getTransactionContext(),
      );
  }

  /** Starts to listen; before, every subscription ends at once. */
  async listen(): Promise<void> {
    await this.connection.ready();
  }

  /**
   * The ids of the lectures of a course, or of all courses for null, to which something happens from now on; one that
   * changes again before it was taken comes once. It ends when changes may be missed, because the connection to the
   * database was lost, and when the process stops: whoever wants more subscribes again, and then looks at everything.
   */
  subscribe(courseId: string | null): AsyncIterableIterator<string, undefined> {
    const changes: CoalescingQueue<string> = new CoalescingQueue(() => this.subscribers.delete(changes));
    this.subscribers.set(changes, courseId);
    if (!this.connection.isReady) changes.end();
    return changes;
  }

  /** The lecture of an event, as it is now. Throws NOT_FOUND for one that is gone. */
  async lecture(id: string): Promise<Lecture> {
    return (await this.em.findOne(Lecture, id)) ?? lectureNotFound();
  }

  /** How many subscriptions there are. */
  get subscriptions(): number {
    return this.subscribers.size;
  }

  /** Ends every subscription; those that come later end at once until there is a connection again. */
  endSubscriptions(): void {
    for (const changes of [...this.subscribers.keys()]) changes.end();
  }

  async close(): Promise<void> {
    this.endSubscriptions();
    await this.connection.close();
  }

  private readonly pass = ({ payload }: pg.Notification): void => {
    // Only `publish` writes to this channel.
    const { lectureId, courseId } = JSON.parse(payload ?? '') as LectureChange;
    for (const [changes, wanted] of this.subscribers) {
      if (wanted === null || wanted === courseId) changes.push(lectureId);
    }
  };
}
