import type { AuthServices } from '#server/auth/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { StorageServices } from '#server/platform/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import { CourseExportResolver } from './course-export.resolver.ts';
import { courseExportRoutes } from './course-export.routes.ts';
import { CourseExports } from './course-exports.ts';

/** Archives of whole courses. */
export const courseExportFeature = defineFeature({
  create({ statements, storage, links, sessionCookie }: Platform & StorageServices & AuthServices) {
    const exports = new CourseExports({ statements, storage, links });
    return {
      provides: {},
      resolvers: [new CourseExportResolver(exports)],
      routes: [
        {
          path: '/files/exports',
          router: courseExportRoutes({
            exports,
            links,
            tokenHashOf: (request) => sessionCookie.readHash(request),
          }),
        },
      ],
    };
  },
});
