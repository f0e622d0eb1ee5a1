import type { AuditServices } from '#server/audit/index.ts';
import type { CourseServices } from '#server/course/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { CourseImportSchema } from './course-import.entity.ts';
import { CourseImportResolver } from './course-import.resolver.ts';
import { CourseImports } from './course-imports.ts';

/** Folders that are imported as courses. */
export const courseImportFeature = defineFeature({
  entities: [CourseImportSchema],
  create({ config, em, audit, courses }: Platform & AuditServices & CourseServices) {
    const imports = new CourseImports({ em, audit, maxVideoBytes: config.maxVideoBytes });
    return { provides: {}, resolvers: [new CourseImportResolver(imports, courses)] };
  },
});
