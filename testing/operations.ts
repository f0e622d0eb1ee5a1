import type { Person } from './factories.ts';
import type { GraphqlAnswer, HttpClient } from './http-client.ts';
import type { TestApp } from './start-app.ts';

/** A query or a mutation of the access matrix. */
export interface Operation {
  call: (client: HttpClient) => Promise<GraphqlAnswer<unknown>>;
  /** The code that a visitor, a USER, a subscriber and an ADMIN get, in this order. */
  outcomes: [visitor: string, user: string, subscriber: string, admin: string];
  /** Where it is not refused it changes who its caller is, what they paid for, or whether they are logged in. */
  changesCaller?: true;
  /** People must have shown lately who they are. */
  asksAgain?: true;
}

export const forAll: Operation['outcomes'] = ['OK', 'OK', 'OK', 'OK'];
export const forPeople: Operation['outcomes'] = ['UNAUTHENTICATED', 'OK', 'OK', 'OK'];
export const forAdmins: Operation['outcomes'] = ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'OK'];

/** The school in which the operations are called; it is there when they are called, and not before. */
interface OperationContext {
  app: () => TestApp;
  /** An admin. */
  owner: () => Person;
}

/**
 * The queries, mutations and subscriptions of one feature by their names, called so that nothing but the rule can refuse
 * them, unless an outcome says so.
 */
export type Operations = (context: OperationContext) => Record<string, Operation>;

/** What a feature tells everybody, or people about themselves: all of it was looked at, and a new field has to be. */
export interface Told {
  /** Names of fields by their type, which may be another feature's. */
  fields: Record<string, string>;
  /** Types that are told in lists, too. */
  lists?: string[];
}
