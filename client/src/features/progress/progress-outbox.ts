import type { ApolloClient } from '@apollo/client';
import { print } from 'graphql';
import { MeDocument, SaveProgressDocument, type SaveProgressMutationVariables } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';

/** The position of a person in a lecture at a time. */
export interface ProgressRecord {
  userId: string;
  lectureId: string;
  /** In seconds. */
  position: number;
  /** When that was, in ms of `Date.now()`: monotonic clocks stand still while a computer sleeps. */
  at: number;
}

/** How long to wait before what did not reach the server is sent again, in ms. */
const retryInterval = 10_000;
/** Error codes after which a record is dropped instead of sent again. */
const finalCodes = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'] as const;

const outboxes = new WeakMap<ApolloClient, ProgressOutbox>();

/** The one outbox of a client; it outlives the watch page. */
export function outboxOf(client: ApolloClient): ProgressOutbox {
  const outbox = outboxes.get(client) ?? new ProgressOutbox(client);
  outboxes.set(client, outbox);
  return outbox;
}

/**
 * Sends progress records to the server. One that did not arrive is sent again, the last of each lecture, when the
 * connection is back and every few seconds until then. Of several devices the newest record wins, so each is sent with
 * its age.
 */
export class ProgressOutbox {
  private readonly unsent = new Map<string, ProgressRecord>();
  private readonly underWay = new Set<Promise<boolean>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: ApolloClient) {}

  /** Sends a record now; one that does not arrive is queued. Returns whether the server has saved it; never rejects. */
  async save(record: ProgressRecord, withCourse: boolean): Promise<boolean> {
    this.unsent.delete(record.lectureId);
    const saving = this.send(record, withCourse);
    this.underWay.add(saving);
    const isSaved = await saving;
    this.underWay.delete(saving);
    return isSaved;
  }

  /**
   * Sends a record by `sendBeacon`, for a page that is being closed. Returns false, and queues the record, when that is
   * not possible.
   */
  sendLast(record: ProgressRecord): boolean {
    const body = JSON.stringify({
      // Nobody reads the answer that a hash is not known: the text goes, as all else sends it where it is.
      query: print(this.client.cache.transformDocument(SaveProgressDocument)),
      variables: variablesOf(record, false),
    });
    const blob = new Blob([body], { type: 'application/json' });
    // A browser that is offline takes a beacon and loses it.
    if (navigator.onLine && navigator.sendBeacon('/graphql', blob)) {
      this.unsent.delete(record.lectureId);
      return true;
    }
    this.enqueue(record);
    return false;
  }

  /** Resolves when every record that is being sent has been answered; null when there is none. */
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
    // Records of the person who was logged in before are dropped.
    for (const record of places) if (record.userId === me) void this.save(record, true);
  };
}

function variablesOf(
  { lectureId, position, at }: ProgressRecord,
  withCourse: boolean,
): SaveProgressMutationVariables {
  return { input: { lectureId, position, age: Math.max(0, Date.now() - at) }, withCourse };
}
