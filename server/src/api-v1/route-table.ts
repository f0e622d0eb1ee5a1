import { contactRoutes } from './contact.routes.ts';
import { courseRoutes } from './course.routes.ts';
import type { ApiRoute } from './define-route.ts';
import { lectureRoutes } from './lecture.routes.ts';
import { paymentRoutes } from './payment.routes.ts';
import { statsRoutes } from './stats.routes.ts';
import { userRoutes } from './user.routes.ts';

/** All calls of the facade (specification, section 7). */
export const routeTable: readonly ApiRoute[] = [
  ...userRoutes,
  ...courseRoutes,
  ...lectureRoutes,
  ...paymentRoutes,
  ...statsRoutes,
  ...contactRoutes,
];
