import type { AccessServices } from '#server/access/index.ts';
import type { AuditServices } from '#server/audit/index.ts';
import type { AuthServices } from '#server/auth/index.ts';
import type { CourseServices } from '#server/course/index.ts';
import type { LectureServices } from '#server/lecture/index.ts';
import { defineFeature, type ServicesOf } from '#server/platform/feature.ts';
import type { StorageServices } from '#server/platform/index.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { UploadServices } from '#server/upload/index.ts';
import { Archives } from './archives.ts';
import { copyFiles } from './copied-files.ts';
import { CourseFileSchema } from './course-file.entity.ts';
import { CourseFiles } from './course-files.ts';
import { CourseFilesResolver, LectureFilesResolver } from './file-fields.resolver.ts';
import { FileImport } from './file-import.ts';
import { FileResolver } from './file.resolver.ts';
import { fileRoutes } from './file.routes.ts';
import { FileTrashResolver } from './file-trash.resolver.ts';
import { FileTrash } from './file-trash.service.ts';
import { FileUploadList } from './file-upload-list.ts';
import { FileUploadResolver } from './file-upload.resolver.ts';
import { FileUploads } from './file-uploads.ts';
import { LecturesArchiveResolver } from './lectures-archive.resolver.ts';

const tidyFileUploads = defineJob('tidy-file-uploads', 'housekeeping');
const purgeFiles = defineJob('purge-files', 'housekeeping');

type Needs = Platform &
  StorageServices &
  AuditServices &
  AuthServices &
  AccessServices &
  CourseServices &
  LectureServices &
  UploadServices;

/** PDF, slides, archives, audio, code and other files of courses and lectures. */
export const fileFeature = defineFeature({
  entities: [CourseFileSchema],
  publicFields: {
    Course: ['files'],
    Lecture: ['files'],
    CourseFile: ['id', 'name', 'size', 'contentType', 'createdAt', 'course', 'lecture'],
  },
  create({ em, statements, storage, objects, jobs, audit, links, logger, ...needs }: Needs) {
    const {
      access,
      courses,
      courseCopies,
      courseTrash,
      lectures,
      lectureTrash,
      sessionCookie,
      uploadStore: store,
      uploadLocks: locks,
      uploadTargets,
    } = needs;
    courseCopies.onCopy(copyFiles(objects));
    const files = new CourseFiles({ em, statements, links, audit });
    const fileTrash = new FileTrash({ em, courseTrash, lectureTrash, objects, audit });
    const fileImport = new FileImport({ storage, objects, audit });
    const archives = new Archives({ statements, storage, links });
    const uploads = new FileUploads({ em, store, locks, storage, objects, jobs, audit, logger });
    uploadTargets.add(uploads);
    return {
      provides: { files, fileImport, fileTrash },
      resolvers: [
        new FileResolver({ files, courses, lectures, access }),
        new FileUploadResolver({ uploads, list: new FileUploadList(em), courses, lectures }),
        new FileTrashResolver(fileTrash),
        new LecturesArchiveResolver(archives),
        new LectureFilesResolver(files),
        new CourseFilesResolver(files, archives, access, links),
      ],
      jobs: [
        handleJob(tidyFileUploads, () => uploads.tidy(), '*/5 * * * *'),
        handleJob(purgeFiles, () => fileTrash.purgeOld(), '23 4 * * *'),
      ],
      routes: [
        {
          path: '/files',
          router: fileRoutes({
            files,
            archives,
            storage,
            links,
            tokenHashOf: (request) => sessionCookie.readHash(request),
          }),
        },
      ],
    };
  },
});

export type FileServices = ServicesOf<typeof fileFeature>;
