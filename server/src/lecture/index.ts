import { join } from 'node:path';
import type { AccessServices } from '#server/access/index.ts';
import type { AuditServices } from '#server/audit/index.ts';
import type { CourseServices } from '#server/course/index.ts';
import { keptRows } from '#server/platform/answers/kept.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { StorageServices } from '#server/platform/index.ts';
import { WorkFolders } from '#server/platform/video/work-folders.ts';
import type { SchoolServices } from '#server/school/index.ts';
import { AuditedLectureResolver } from './audited-lecture.resolver.ts';
import { copyLectures } from './copied-lectures.ts';
import { CourseLecturesResolver } from './course-lectures.resolver.ts';
import { LectureChanges } from './lecture-changes.ts';
import { LectureList } from './lecture-list.ts';
import { LectureListResolver } from './lecture-list.resolver.ts';
import { LECTURE_CHANGED, LectureLiveResolver } from './lecture-live.resolver.ts';
import { LecturePublishingResolver } from './lecture-publishing.resolver.ts';
import { LecturePublishing, publishScheduled } from './lecture-publishing.ts';
import { LectureTrashResolver } from './lecture-trash.resolver.ts';
import { LectureTrash } from './lecture-trash.service.ts';
import { LectureSchema } from './lecture.entity.ts';
import { LecturePages } from './lecture.pages.ts';
import { LectureResolver } from './lecture.resolver.ts';
import { LectureService } from './lecture.service.ts';
import { LectureProcessingJob } from './processing/lecture-processing.job.ts';
import { LectureThumbnails } from './processing/lecture-thumbnails.ts';
import { LectureProcessingResolver } from './processing/lecture-processing.resolver.ts';
import { LectureProcessing, processLecture } from './processing/lecture-processing.ts';
import {
  CourseSectionsResolver,
  LectureSectionResolver,
  SectionResolver,
} from './section/section.resolver.ts';
import { SectionSchema } from './section/section.entity.ts';
import { SectionService } from './section/section.service.ts';
import { SeveralLectures } from './several-lectures.ts';
import { WaitingLecturesResolver } from './waiting-lectures.resolver.ts';
import { WaitingLectureCounts } from './waiting-lectures.ts';
import { LinkLectureResolver } from './link/link-lecture.resolver.ts';
import { LinkLectures } from './link/link-lectures.ts';
import { StoredTextSchema } from './text/lecture-text.entity.ts';
import { LectureTextResolver } from './text/lecture-text.resolver.ts';
import { LectureTexts } from './text/lecture-texts.ts';
import { TextImageSchema } from './text/text-image.entity.ts';
import { TextImageResolver } from './text/text-image.resolver.ts';
import { TextImages } from './text/text-images.ts';
import { TextVersionSchema } from './text/text-version.entity.ts';
import { TextVersionResolver } from './text/text-version.resolver.ts';
import { TextVersions } from './text/text-versions.ts';
import { TrailerResolver } from './trailer/trailer.resolver.ts';
import { Trailers } from './trailer/trailers.ts';
import { VideoAttachment } from './video/video-attachment.ts';
import { VideoChecksums } from './video/video-checksums.ts';
import { VideoStore } from './video/video-store.ts';

const purgeTextImages = defineJob('purge-text-images', 'housekeeping');
const purgeLectures = defineJob('purge-lectures', 'housekeeping');

type Needs = Platform & StorageServices & AuditServices & SchoolServices & AccessServices & CourseServices;

export const lectureFeature = defineFeature({
  entities: [LectureSchema, SectionSchema, StoredTextSchema, TextVersionSchema, TextImageSchema],
  publicFields: {
    Course: ['lectures', 'sections'],
    Section: ['id', 'title', 'summary', 'position'],
    Lecture: [
      'id',
      'title',
      'description',
      'position',
      'duration',
      'isFreePreview',
      'isTrailer',
      'thumbnailUrl',
      'kind',
      'isDraft',
      'publishedAt',
      'changedAt',
      'changeNote',
      'createdAt',
      'updatedAt',
      'locked',
      'course',
      'section',
    ],
  },
  create({ config, notifications, em, statements, storage, jobs, logger, objects, audit, ...needs }: Needs) {
    const { links, images, videoEngine, access, courses, courseCopies, courseTrash, publicContent, school } =
      needs;
    const changes = new LectureChanges(em, notifications);
    courseCopies.onCopy(copyLectures(objects));
    const thumbnails = new LectureThumbnails({ em, statements, images, objects, jobs, logger });
    const processing = new LectureProcessing({
      em,
      storage,
      objects,
      jobs,
      changes,
      audit,
      thumbnails,
      engine: videoEngine.name,
    });
    const processingJob = new LectureProcessingJob({
      em,
      storage,
      objects,
      engine: videoEngine,
      folders: new WorkFolders(join(config.dataDir, 'processing')),
      changes,
      thumbnails,
      logger,
    });
    const checksums = new VideoChecksums({ em, storage, jobs, changes });
    const attachment = new VideoAttachment(objects, [checksums, processing]);
    const lectures = new LectureService({
      em,
      statements,
      keptOutlines: keptRows(publicContent),
      courses,
      access,
      videos: new VideoStore(storage, objects, videoEngine),
      attachment,
      links,
      audit,
    });
    const textImages = new TextImages({ em, statements, images, objects, courseTrash });
    const lectureTexts = new LectureTexts({ em, statements, changes, audit });
    const sections = new SectionService({
      em,
      statements,
      lectures,
      keptSections: keptRows(publicContent),
      audit,
    });
    const several = new SeveralLectures({ em, changes, audit });
    const publishing = new LecturePublishing({ em, jobs, several });
    const lectureTrash = new LectureTrash({ em, courseTrash, objects, audit });
    return {
      provides: {
        lectures,
        sections,
        lectureChanges: changes,
        lectureProcessing: processing,
        lectureProcessingJob: processingJob,
        lecturePublishing: publishing,
        lectureTexts,
        imagesOfTexts: textImages,
        lectureTrash,
        videoAttachment: attachment,
      },
      resolvers: [
        new LectureResolver(lectures, courses, access),
        new AuditedLectureResolver(lectures),
        new LectureListResolver(new LectureList(em)),
        new LectureLiveResolver(changes),
        new LecturePublishingResolver(publishing, several),
        new LectureProcessingResolver(processing),
        new LectureTextResolver(lectureTexts, access),
        new TextImageResolver(textImages),
        new TextVersionResolver(new TextVersions(statements)),
        new LinkLectureResolver(new LinkLectures({ em, changes, audit }), access),
        new TrailerResolver(new Trailers({ em, audit })),
        new LectureTrashResolver(lectureTrash),
        new CourseLecturesResolver(lectures, access),
        new SectionResolver(sections),
        new CourseSectionsResolver(sections),
        new LectureSectionResolver(sections),
        new WaitingLecturesResolver(new WaitingLectureCounts(statements), lectures),
      ],
      jobs: [
        handleJob(purgeLectures, () => lectureTrash.purgeOld(), '13 4 * * *'),
        handleJob(purgeTextImages, () => textImages.purge(), '43 4 * * *'),
        handleJob(publishScheduled, (schedule) => publishing.publishScheduled(schedule)),
        handleJob(processLecture, (payload, run) => processingJob.run(payload, run)),
        ...checksums.handlers(),
        ...thumbnails.handlers(),
      ],
      topics: { [LECTURE_CHANGED]: (courseId: string | null) => changes.subscribe(courseId) },
      close: () => changes.close(),
      pages: new LecturePages({ publicUrl: config.publicUrl, school, courses, lectures, statements }).pages,
    };
  },
});

export type LectureServices = ServicesOf<typeof lectureFeature>;
