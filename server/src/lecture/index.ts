import type { Feature } from '#server/feature.ts';
import { defineJob, handleJob } from '#server/jobs/job.ts';
import { CourseLecturesResolver } from './course-lectures.resolver.ts';
import { LectureTrashResolver } from './lecture-trash.resolver.ts';
import { LectureSchema } from './lecture.entity.ts';
import { LectureResolver } from './lecture.resolver.ts';

const purgeLectures = defineJob('purge-lectures');

export const lectureFeature: Feature = {
  entities: [LectureSchema],
  resolvers: ({ lectures, lectureTrash, courses, subscriptions }) => [
    new LectureResolver(lectures, courses, subscriptions),
    new LectureTrashResolver(lectureTrash),
    new CourseLecturesResolver(lectures),
  ],
  jobs: ({ lectureTrash }) => [handleJob(purgeLectures, () => lectureTrash.purgeOld(), '13 4 * * *')],
};
