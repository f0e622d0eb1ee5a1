import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Course } from '#server/course/course.entity.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { ChangeLecturesInput, PublishLecturesInput, UnpublishLecturesInput } from './lecture.inputs.ts';
import type { LecturePublishing } from './lecture-publishing.ts';
import type { SeveralLectures } from './several-lectures.ts';

@Resolver()
export class LecturePublishingResolver {
  constructor(
    private readonly publishing: LecturePublishing,
    private readonly several: SeveralLectures,
  ) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description:
      'Publishes drafts of a course, now or at a set time. Published lectures stay unchanged. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT.',
  })
  publishLectures(
    @Arg('input', () => PublishLecturesInput, { description: 'The lectures and the time.' })
    { publishAt, ...lectures }: PublishLecturesInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.publishing.publish(actor, lectures, publishAt ?? null);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description:
      'Makes lectures of a course drafts, which only admins see, and cancels scheduled publishing. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT.',
  })
  unpublishLectures(
    @Arg('input', () => UnpublishLecturesInput, { description: 'The lectures.' })
    lectures: UnpublishLecturesInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.publishing.unpublish(actor, lectures);
  }

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description:
      'Changes several lectures of a course: free previews, trash. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT.',
  })
  changeLectures(
    @Arg('input', () => ChangeLecturesInput, { description: 'The lectures and the change.' })
    input: ChangeLecturesInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.several.change(actor, input);
  }
}
