import type { ApolloClient } from '@apollo/client';
import { print } from 'graphql';
import { MeDocument, SaveProgressDocument, type SaveProgressMutationVariables } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';

/** A learner's position in a lecture at a point in time. */
export interface ProgressRecord {
  userId: string;
  lectureId: string;
  /** The position, in seconds. */
  position: number;
  /** Time of the record, in ms of `Date.now()`, because monotonic clocks stop while a computer sleeps. */
  at: number;
}

/** Interval between attempts to resend unsent records, in ms. */
const retryInterval = 10_000;
/** Error codes after which a record is dropped instead of retried. */
const finalCodes = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'] as const;

const outboxes = new WeakMap<ApolloClient, ProgressOutbox>();

/** Returns the outbox of a client, which outlives the watch page. */
export function outboxOf(client: ApolloClient): ProgressOutbox {
  const outbox = outboxes.get(client) ?? new ProgressOutbox(client);
  outboxes.set(client, outbox);
  return outbox;
}

/**
 * Sends progress records to the server. Of each lecture, the last record that failed is sent again when the
 * connection returns, and every few seconds until then. The newest record of several devices wins, so each is sent
 * with its age.
 */
export class ProgressOutbox {
  private readonly unsent = new Map<string, ProgressRecord>();
  private readonly underWay = new Set<Promise<boolean>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: ApolloClient) {}

  /** Sends a record now, and queues it when that fails. Returns whether the server has saved it. Never rejects. */
  async save(record: ProgressRecord, withCourse: boolean): Promise<boolean> {
    this.unsent.delete(record.lectureId);
    const saving = this.send(record, withCourse);
    this.underWay.add(saving);
    const isSaved = await saving;
    this.underWay.delete(saving);
    return isSaved;
  }

  /**
   * Sends a record with `sendBeacon`, for a page that is being closed. When that is not possible, it queues the
   * record and returns false.
   */
  sendLast(record: ProgressRecord): boolean {
    const body = JSON.stringify({
      // A beacon cannot handle the answer that a hash is unknown, so the full query text is sent. It is transformed
      // as in other requests.
      query: print(this.client.cache.transformDocument(SaveProgressDocument)),
      variables: variablesOf(record, false),
    });
    const blob = new Blob([body], { type: 'application/json' });
    // An offline browser accepts a beacon and loses it.
    if (navigator.onLine && navigator.sendBeacon('/graphql', blob)) {
      this.unsent.delete(record.lectureId);
      return true;
    }
    this.enqueue(record);
    return false;
  }

  /** Resolves when all records in flight are answered; null when there are none. */
  settled(): Promise<unknown> | null {
    return this.underWay.size > 0 ? Promise.all(this.underWay) : null;
  }

  private async send(record: ProgressRecord, withCourse: boolean): Promise<boolean> {
    try {
      const variables = variablesOf(record, withCourse);
      await this.client.mutate({ mutation: SaveProgressDocument, variables });
      return true;
    } catch (error) {
      if (!finalCodes.some((code) => hasCode(error, code))) this.enqueue(record);
      return false;
    }
  }

  private enqueue(record: ProgressRecord): void {
    const queued = this.unsent.get(record.lectureId);
    if (!queued || queued.at <= record.at) this.unsent.set(record.lectureId, record);
    window.addEventListener('online', this.retry);
    this.timer ??= setTimeout(this.retry, retryInterval);
  }

  private readonly retry = (): void => {
    window.removeEventListener('online', this.retry);
    clearTimeout(this.timer);
    this.timer = undefined;
    const places = [...this.unsent.values()];
    this.unsent.clear();
    const me = this.client.readQuery({ query: MeDocument })?.me?.id;
    // Drops the records of a previously logged-in user.
    for (const record of places) if (record.userId === me) void this.save(record, true);
  };
}

function variablesOf(
  { lectureId, position, at }: ProgressRecord,
  withCourse: boolean,
): SaveProgressMutationVariables {
  return { input: { lectureId, position, age: Math.max(0, Date.now() - at) }, withCourse };
}
