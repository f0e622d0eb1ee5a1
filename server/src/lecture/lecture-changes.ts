import type { EntityManager } from '@mikro-orm/postgresql';
import type { Notifications } from '#server/platform/db/notifications.ts';
import { CoalescingQueue } from '#server/platform/live/coalescing-queue.ts';
import { lectureNotFound } from './course-lectures.ts';
import { Lecture } from './lecture.entity.ts';

const CHANNEL = 'lecture_changed';

/** The lecture that changed; subscribers read the new state themselves. */
interface LectureChange {
  lectureId: string;
  courseId: string;
}

/**
 * Publishes changes of a lecture's video or captions to every process of the server, by PostgreSQL's NOTIFY.
 */
export class LectureChanges {
  private readonly subscribers = new Map<CoalescingQueue<string>, string | null>();
  private isClosed = false;

  constructor(
    private readonly em: EntityManager,
    private readonly notifications: Notifications,
  ) {
    notifications.on(CHANNEL, {
      onNotification: (payload) => this.pass(payload),
      onLost: () => this.endSubscriptions(),
    });
  }

  /** Publishes a change in the transaction of `em`. PostgreSQL sends it on commit. */
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

  /**
   * Yields the ids of lectures that change from now on, in one course or in all courses for null. Repeated changes of a
   * lecture that was not taken yet are merged. The iterator ends when the process stops, and when changes may be lost
   * because the connection to the database broke. Until the process listens, it ends at once. Callers then subscribe again and reread everything.
   */
  subscribe(courseId: string | null): AsyncIterableIterator<string, undefined> {
    const changes: CoalescingQueue<string> = new CoalescingQueue(() => this.subscribers.delete(changes));
    this.subscribers.set(changes, courseId);
    if (this.isClosed || !this.notifications.isReady) changes.end();
    return changes;
  }

  /** The current lecture of an event. Throws NOT_FOUND if it is deleted. */
  async lecture(id: string): Promise<Lecture> {
    return (await this.em.findOne(Lecture, id)) ?? lectureNotFound();
  }

  /** Number of subscriptions. */
  get subscriptions(): number {
    return this.subscribers.size;
  }

  /** Ends every subscription. */
  endSubscriptions(): void {
    for (const changes of [...this.subscribers.keys()]) changes.end();
  }

  /** Ends every subscription, and those that begin later. */
  close(): void {
    this.isClosed = true;
    this.endSubscriptions();
  }

  private pass(payload: string): void {
    // Only `publish` writes to this channel.
    const { lectureId, courseId } = JSON.parse(payload) as LectureChange;
    for (const [changes, wanted] of this.subscribers) {
      if (wanted === null || wanted === courseId) changes.push(lectureId);
    }
  }
}
