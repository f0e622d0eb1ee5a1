import type { AuditServices } from '#server/audit/index.ts';
import type { CourseServices } from '#server/course/index.ts';
import type { LectureServices } from '#server/lecture/index.ts';
import { defineFeature } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import { CourseImportSchema } from './course-import.entity.ts';
import { CourseImportResolver } from './course-import.resolver.ts';
import { CourseImports } from './course-imports.ts';
import { ImportedPictures } from './imported-pictures.ts';

/** Folders that are imported as courses. */
export const courseImportFeature = defineFeature({
  entities: [CourseImportSchema],
  create({
    config,
    em,
    audit,
    courses,
    imagesOfTexts: textImages,
  }: Platform & AuditServices & CourseServices & LectureServices) {
    const imports = new CourseImports({ em, audit, maxVideoBytes: config.maxVideoBytes });
    const pictures = new ImportedPictures({ em, courses, textImages });
    return { provides: {}, resolvers: [new CourseImportResolver(imports, pictures, courses)] };
  },
});
