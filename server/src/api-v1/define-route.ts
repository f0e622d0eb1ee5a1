import type { Services } from '#server/compose.ts';
import { routesOf, type Route } from '#server/platform/rest/route.ts';

/** The sections of the documentation, with what each is about. */
export const sections = {
  Accounts: 'Registration, login and logout, and the data of an account.',
  Courses: 'Courses and their lectures.',
  Payments: 'Checkout, the subscription of a member, and the payments of the school.',
  Statistics: 'Figures of the school, for admins.',
  Contact: 'Messages to the school.',
};

/** A call of this API. */
export type ApiRoute = Route<Services>;

/** Defines a call that uses the product's services. */
export const defineRoute = routesOf<Services, keyof typeof sections>();
