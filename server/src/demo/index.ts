import type { AccessServices } from '#server/access/index.ts';
import type { AuditServices } from '#server/audit/index.ts';
import type { CaptionServices } from '#server/caption/index.ts';
import type { CourseServices } from '#server/course/index.ts';
import type { FileServices } from '#server/file/index.ts';
import type { LectureServices } from '#server/lecture/index.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { DemoCourses } from './demo-courses.ts';
import { DemoMarkSchema } from './demo-mark.entity.ts';
import { DemoMarks } from './demo-marks.ts';
import { DemoResolver } from './demo.resolver.ts';
import { DemoService } from './demo.service.ts';

type Needs = Platform &
  UserServices &
  AuditServices &
  SchoolServices &
  AccessServices &
  CourseServices &
  LectureServices &
  FileServices &
  CaptionServices;

export const demoFeature = defineFeature({
  entities: [DemoMarkSchema],
  create({
    em,
    locks,
    users,
    audit,
    school,
    access,
    courses,
    courseTrash,
    lectures,
    lectureTexts,
    sections,
    captions,
    fileImport,
  }: Needs) {
    const demoMarks = new DemoMarks(em);
    const demoCourses = new DemoCourses({
      em,
      courses,
      courseTrash,
      lectures,
      lectureTexts,
      sections,
      captions,
      fileImport,
      marks: demoMarks,
    });
    const demo = new DemoService({
      em,
      locks,
      marks: demoMarks,
      demoCourses,
      users,
      access,
      school,
      audit,
    });
    return { provides: { demoMarks, demoCourses }, resolvers: [new DemoResolver(demo)] };
  },
});

export type DemoServices = ServicesOf<typeof demoFeature>;
