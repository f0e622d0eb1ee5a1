import type { Services } from '#server/compose.ts';
import { routesOf, type Route } from '#server/platform/rest/route.ts';

/** The sections of the documentation. */
type Tag = 'Accounts' | 'Courses' | 'Payments' | 'Statistics' | 'Contact';

/** A call of this API. */
export type ApiRoute = Route<Services>;

/** Defines a call that uses the product's services. */
export const defineRoute = routesOf<Services, Tag>();
