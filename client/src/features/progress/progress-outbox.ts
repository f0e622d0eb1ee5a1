import type { ApolloClient } from '@apollo/client';
import { print } from 'graphql';
import { MeDocument, SaveProgressDocument, type SaveProgressMutationVariables } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';

/** Where somebody was in a lecture. */
export interface Place {
  userId: string;
  lectureId: string;
  /** In seconds. */
  position: number;
  /** When that was, in ms. By the clock on the wall: the others stand still while a computer sleeps. */
  at: number;
}

/** How long to wait before what did not reach the server is sent again, in ms. */
const retryInterval = 10_000;
/** The server will not take such a place whenever it is sent. */
const finalCodes = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT'] as const;

const outboxes = new WeakMap<ApolloClient, ProgressOutbox>();

/** The outbox of a client, which outlives the lecture's screen. */
export function outboxOf(client: ApolloClient): ProgressOutbox {
  const outbox = outboxes.get(client) ?? new ProgressOutbox(client);
  outboxes.set(client, outbox);
  return outbox;
}

/**
 * Sends places to the server, and again those that did not reach it: the last one of each lecture, when the connection is
 * back, and from time to time until then. Of several devices the newest place wins, so each says how old it is.
 */
export class ProgressOutbox {
  private readonly unsent = new Map<string, Place>();
  private readonly underWay = new Set<Promise<boolean>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: ApolloClient) {}

  /** Saves a place now, or keeps it for later. Returns whether it is saved; never rejects. */
  async save(place: Place, withCourse: boolean): Promise<boolean> {
    this.unsent.delete(place.lectureId);
    const saving = this.send(place, withCourse);
    this.underWay.add(saving);
    const isSaved = await saving;
    this.underWay.delete(saving);
    return isSaved;
  }

  /** Sends a place so that it arrives even when the page is gone; nobody hears of the answer. Returns whether it could. */
  sendLast(place: Place): boolean {
    const body = JSON.stringify({ query: print(SaveProgressDocument), variables: variablesOf(place, false) });
    const blob = new Blob([body], { type: 'application/json' });
    // A browser that is offline takes a beacon and loses it.
    if (navigator.onLine && navigator.sendBeacon('/graphql', blob)) {
      this.unsent.delete(place.lectureId);
      return true;
    }
    this.keep(place);
    return false;
  }

  /** Ends when all that is being saved now has been answered; null when nothing is. */
  settled(): Promise<unknown> | null {
    return this.underWay.size > 0 ? Promise.all(this.underWay) : null;
  }

  private async send(place: Place, withCourse: boolean): Promise<boolean> {
    try {
      const variables = variablesOf(place, withCourse);
      await this.client.mutate({ mutation: SaveProgressDocument, variables });
      return true;
    } catch (error) {
      if (!finalCodes.some((code) => hasCode(error, code))) this.keep(place);
      return false;
    }
  }

  private keep(place: Place): void {
    const kept = this.unsent.get(place.lectureId);
    if (!kept || kept.at <= place.at) this.unsent.set(place.lectureId, place);
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
    // What somebody has watched before another person logged in is not that person's.
    for (const place of places) if (place.userId === me) void this.save(place, true);
  };
}

function variablesOf({ lectureId, position, at }: Place, withCourse: boolean): SaveProgressMutationVariables {
  return { input: { lectureId, position, age: Math.max(0, Date.now() - at) }, withCourse };
}
