import type { Area } from '#shared/api-scopes.ts';
import type { Person } from './factories.ts';
import type { GraphqlAnswer, HttpClient } from './http-client.ts';
import type { TestApp } from './start-app.ts';

/** A query or a mutation of the access matrix. */
export interface Operation {
  call: (client: HttpClient) => Promise<GraphqlAnswer<unknown>>;
  /** The codes that a visitor, a USER, a subscriber and an ADMIN get, in this order. */
  outcomes: [visitor: string, user: string, subscriber: string, admin: string];
  /** When it succeeds, it changes the caller's account, payment or session. */
  changesCaller?: true;
  /** It requires a recent confirmation of identity. */
  asksAgain?: true;
}

export const forAll: Operation['outcomes'] = ['OK', 'OK', 'OK', 'OK'];
export const forPeople: Operation['outcomes'] = ['UNAUTHENTICATED', 'OK', 'OK', 'OK'];
export const forAdmins: Operation['outcomes'] = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'OK'];

/** The school in which the operations are called. It exists only when they are called. */
interface OperationContext {
  app: () => TestApp;
  /** An admin. */
  owner: () => Person;
}

/**
 * The queries, mutations and subscriptions of a feature by name. Each is called so that only the access rule can refuse
 * it, unless an outcome says otherwise.
 */
export type Operations = (context: OperationContext) => Record<string, Operation>;

/**
 * The fields that a feature returns to everyone, or to people about themselves. All of them are reviewed, and new ones
 * must be.
 */
export interface Told {
  /** Names of fields by type, which can belong to another feature. */
  fields: Record<string, string>;
  /** Types that are also returned in lists. */
  lists?: string[];
}

/**
 * The operations of a feature by their area, which determines the scope that an API token needs, or `NEVER` for those that no token
 * may call. All of them are reviewed, and new ones must be.
 */
export type Areas = Partial<Record<Area | 'NEVER', string>>;
