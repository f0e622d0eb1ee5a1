import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import { LectureUpload, LectureUploadConnection } from './lecture-upload.entity.ts';
import {
  CancelUploadPayload,
  StartLectureInput,
  StartReplacementInput,
  StartUploadsInput,
} from './upload.inputs.ts';
import type { UploadService } from './upload.service.ts';

@Resolver(() => LectureUpload)
export class UploadResolver {
  constructor(
    private readonly uploadService: UploadService,
    private readonly lectures: LectureService,
  ) {}

  @Internal
  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => LectureUploadConnection, {
    description: "The caller's running uploads, newest first (ADMIN).",
  })
  uploads(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<LectureUpload>> {
    return this.uploadService.list(actor, first, after);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => [LectureUpload], {
    description:
      'Adds a lecture for each file, titled after the file name, and opens an upload for its video. Errors: BAD_USER_INPUT, NOT_FOUND, PAYLOAD_TOO_LARGE.',
  })
  startUploads(
    @Arg('input', () => StartUploadsInput, { description: 'What is to be uploaded.' })
    { courseId, files }: StartUploadsInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<LectureUpload[]> {
    return this.uploadService.start(actor, courseId, files);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => LectureUpload, {
    description:
      'Adds a lecture and opens an upload for its video. Errors: BAD_USER_INPUT, NOT_FOUND, PAYLOAD_TOO_LARGE.',
  })
  startLecture(
    @Arg('input', () => StartLectureInput, { description: 'The lecture.' })
    { courseId, file, title, description, isFreePreview }: StartLectureInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<LectureUpload> {
    return this.uploadService.startLecture(actor, courseId, { title, description, isFreePreview }, file);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => LectureUpload, {
    description:
      'Opens an upload for a new video of a lecture. The current video stays available until the new one has arrived. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, PAYLOAD_TOO_LARGE.',
  })
  startReplacement(
    @Arg('input', () => StartReplacementInput, { description: 'What is to be uploaded.' })
    { lectureId, file }: StartReplacementInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<LectureUpload> {
    return this.uploadService.startReplacement(actor, lectureId, file);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => CancelUploadPayload, {
    description: 'Cancels an upload. A lecture without a previous video is deleted. Errors: NOT_FOUND.',
  })
  cancelUpload(
    @Arg('id', () => ID, { description: 'The upload.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CancelUploadPayload> {
    return this.uploadService.cancel(actor, id);
  }

  @FieldResolver(() => Lecture, { description: 'The lecture of the upload.' })
  lecture(@Root() upload: LectureUpload, @Ctx() { load }: GraphqlContext): Promise<LectureRow> {
    return load(this.lectures.byIds, upload.lecture.id);
  }

  @FieldResolver(() => String, {
    description: 'URL for sending the bytes by tus (https://tus.io), in the same session.',
  })
  url(@Root() { id }: LectureUpload): string {
    return `/uploads/${id}`;
  }
}

/** The upload fields of the type Lecture. */
@Resolver(() => Lecture)
export class LectureUploadResolver {
  constructor(private readonly uploads: UploadService) {}

  @FieldResolver(() => LectureUpload, {
    nullable: true,
    description: 'The running upload of a video, if there is one. Visible to admins only.',
  })
  async upload(
    @Root() lecture: LectureRow,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<LectureUpload | null> {
    return load(this.uploads.visibleTo(actor), lecture.id);
  }
}
