import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { StartFileUploadsInput, StartFileUploadsPayload } from './file.inputs.ts';
import type { FileUploadList } from './file-upload-list.ts';
import { FileUpload, FileUploadConnection } from './file-upload.type.ts';
import type { FileUploads } from './file-uploads.ts';

interface Dependencies {
  uploads: FileUploads;
  list: FileUploadList;
  courses: CourseService;
  lectures: LectureService;
}

@Resolver(() => FileUpload)
export class FileUploadResolver {
  constructor(private readonly deps: Dependencies) {}

  @Internal
  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => FileUploadConnection, {
    description: "The caller's running uploads of files, newest first (ADMIN).",
  })
  fileUploads(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<FileUpload>> {
    return this.deps.list.list(actor, page);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => StartFileUploadsPayload, {
    description:
      'Opens uploads for files of a lecture or a whole course. A refused file does not stop the others. Its refusal has one of these codes: BAD_USER_INPUT, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, and CONFLICT if there is no room. Errors: BAD_USER_INPUT, NOT_FOUND.',
  })
  async startFileUploads(
    @Arg('input', () => StartFileUploadsInput, { description: 'What is to be uploaded.' })
    input: StartFileUploadsInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<StartFileUploadsPayload> {
    return { files: await this.deps.uploads.start(actor, input) };
  }

  @FieldResolver(() => Course, { description: 'The course to which the file, or its lecture, belongs.' })
  course(@Root() { courseId }: FileUpload, @Ctx() { load }: GraphqlContext): Promise<CourseRow> {
    return load(this.deps.courses.byIds, courseId);
  }

  @FieldResolver(() => Lecture, {
    nullable: true,
    description: 'The lecture of the file; null if it belongs to the whole course.',
  })
  async lecture(
    @Root() { lectureId }: FileUpload,
    @Ctx() { load }: GraphqlContext,
  ): Promise<LectureRow | null> {
    return lectureId === null ? null : load(this.deps.lectures.byIds, lectureId);
  }
}
