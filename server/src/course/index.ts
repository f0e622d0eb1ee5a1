import type { AuditServices } from '#server/audit/index.ts';
import { keptRows } from '#server/platform/answers/kept.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StorageServices } from '#server/platform/index.ts';
import type { SchoolServices } from '#server/school/index.ts';
import { AuditedCourseResolver } from './audited-course.resolver.ts';
import { Catalogue } from './catalogue.ts';
import { CourseChangesResolver } from './course-changes.resolver.ts';
import { CourseChanges } from './course-changes.service.ts';
import { CourseConnectionResolver } from './course-connection.resolver.ts';
import { CourseTrashResolver } from './course-trash.resolver.ts';
import { CourseCopies } from './course-copies.ts';
import { CourseCopyResolver } from './course-copy.resolver.ts';
import { CourseTrash } from './course-trash.service.ts';
import { CourseCounts } from './course-counts.ts';
import { CoursePictures } from './course-pictures.ts';
import { CourseRollupSchema } from './course-rollup.entity.ts';
import { CourseWordVariantSchema } from './course-word-variant.entity.ts';
import { CourseWordSchema } from './course-word.entity.ts';
import { CourseSchema } from './course.entity.ts';
import { coursePages } from './course.pages.ts';
import { CourseResolver } from './course.resolver.ts';
import { CourseService } from './course.service.ts';
import { KeptCatalogue } from './kept-catalogue.ts';
import { SearchLimit } from './search-limit.ts';

type Needs = Platform & StorageServices & AuditServices & SchoolServices;

const purgeCourses = defineJob('purge-courses', 'housekeeping');

export const courseFeature = defineFeature({
  entities: [CourseSchema, CourseRollupSchema, CourseWordSchema, CourseWordVariantSchema],
  publicFields: {
    Query: ['courses', 'course'],
    CourseConnection: ['edges', 'nodes', 'totalCount', 'categories', 'pageInfo'],
    CourseEdge: ['cursor', 'node'],
    PageInfo: ['hasNextPage', 'endCursor'],
    CategoryCount: ['name', 'count'],
    Course: [
      'id',
      'slug',
      'title',
      'description',
      'descriptionHtml',
      'summary',
      'category',
      'instructor',
      'mentor',
      'language',
      'approvalNumber',
      'outcomes',
      'audience',
      'requirements',
      'createdAt',
      'updatedAt',
      'publishedAt',
      'numberOfLectures',
      'duration',
      'thumbnail',
    ],
    Image: ['url', 'width', 'height', 'avifSrcset', 'webpSrcset', 'placeholder'],
  },
  create({
    config,
    em,
    pool,
    statements,
    publicStatements,
    images,
    objects,
    textImages,
    jobs,
    logger,
    audit,
    school,
    publicContent,
  }: Needs) {
    const pictures = new CoursePictures({ em, images, objects, jobs, texts: textImages, school, logger });
    school.onChange(pictures.onSchoolChange);
    const counts = new CourseCounts(statements);
    const publicCounts = new CourseCounts(publicStatements);
    const searchLimit = new SearchLimit(pool);
    const courses = new CourseService({
      em,
      statements,
      catalogue: new Catalogue(statements, counts),
      publicCatalogue: new KeptCatalogue(new Catalogue(publicStatements, publicCounts), publicContent),
      keptCourses: keptRows(publicContent),
      images,
      objects,
      pictures,
      audit,
      searchLimit,
    });
    const courseTrash = new CourseTrash({ em, counts, objects, audit });
    const courseCopies = new CourseCopies({ em, objects, pictures, audit });
    return {
      provides: { courses, courseCopies, courseTrash, searchLimit },
      resolvers: [
        new CourseResolver(courses, school),
        new AuditedCourseResolver(courses),
        new CourseConnectionResolver(),
        new CourseCopyResolver(courseCopies),
        new CourseTrashResolver(courseTrash),
        new CourseChangesResolver(new CourseChanges({ em, pictures, audit })),
      ],
      jobs: [handleJob(purgeCourses, () => courseTrash.purgeOld(), '11 4 * * *'), ...pictures.handlers()],
      pages: coursePages({ school, courses, publicUrl: config.publicUrl }),
    };
  },
});

export type CourseServices = ServicesOf<typeof courseFeature>;
