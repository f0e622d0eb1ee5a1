import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture, LectureConnection } from '#server/lecture/lecture.entity.ts';
import type { UploadTray } from './upload-tray.ts';

@Resolver()
export class UploadTrayResolver {
  constructor(private readonly tray: UploadTray) {}

  @Internal
  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => LectureConnection, {
    description:
      'Lectures whose video, uploaded by the caller, was refused or could not be prepared, newest first (ADMIN).',
  })
  failedUploads(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Lecture>> {
    return this.tray.list(actor, 'FAILED', page);
  }

  @Internal
  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => LectureConnection, {
    description:
      'Lectures whose video, uploaded by the caller, is being prepared or queued for it, newest first (ADMIN).',
  })
  processingUploads(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Lecture>> {
    return this.tray.list(actor, 'PROCESSING', page);
  }

  @Internal
  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Lecture, {
    description:
      "Removes a lecture from the caller's `failedUploads` and `processingUploads`. Errors: NOT_FOUND.",
  })
  dismissUpload(
    @Arg('lectureId', () => ID, { description: 'The lecture.' }) lectureId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Lecture> {
    return this.tray.dismiss(actor, lectureId);
  }
}
