import type { Feature } from '#server/feature.ts';
import { defineJob, handleHeavyJob, handleJob } from '#server/jobs/job.ts';
import { CourseLecturesResolver } from './course-lectures.resolver.ts';
import { LECTURE_CHANGED, LectureLiveResolver } from './lecture-live.resolver.ts';
import { LectureTrashResolver } from './lecture-trash.resolver.ts';
import { LectureSchema } from './lecture.entity.ts';
import { LectureResolver } from './lecture.resolver.ts';
import { LectureProcessingResolver } from './processing/lecture-processing.resolver.ts';
import { processLecture } from './processing/lecture-processing.ts';

const purgeLectures = defineJob('purge-lectures');

export const lectureFeature: Feature = {
  entities: [LectureSchema],
  resolvers: ({ lectures, lectureChanges, lectureProcessing, lectureTrash, courses, subscriptions }) => [
    new LectureResolver(lectures, courses, subscriptions),
    new LectureLiveResolver(lectureChanges),
    new LectureProcessingResolver(lectureProcessing),
    new LectureTrashResolver(lectureTrash),
    new CourseLecturesResolver(lectures),
  ],
  topics: ({ lectureChanges }) => ({ [LECTURE_CHANGED]: (courseId) => lectureChanges.subscribe(courseId) }),
  jobs: ({ lectureTrash, lectureProcessingJob, videoFingerprints }) => [
    handleJob(purgeLectures, () => lectureTrash.purgeOld(), '13 4 * * *'),
    handleHeavyJob(processLecture, (payload, run) => lectureProcessingJob.run(payload, run)),
    ...videoFingerprints.handlers(),
  ],
};
