import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import { Course } from '#server/course/course.entity.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { Refusable } from '#server/platform/common/schema-marks.ts';
import { User } from '#server/user/user.entity.ts';
import { SetReleaseNoticeInput, UpcomingLecture } from './upcoming-lecture.type.ts';
import type { UpcomingLectures } from './upcoming-lectures.ts';

@Resolver(() => UpcomingLecture)
export class UpcomingLectureResolver {
  constructor(private readonly upcoming: UpcomingLectures) {}

  @Allow(Access.USER, Area.ACCOUNT)
  @Mutation(() => UpcomingLecture, {
    description:
      'Sets whether the caller gets an email when a lecture is published. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND if it is no upcoming lecture of a published course.',
  })
  setReleaseNotice(
    @Arg('input', () => SetReleaseNoticeInput, { description: 'The lecture.' }) input: SetReleaseNoticeInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<UpcomingLecture> {
    return this.upcoming.setNotice(actor, input);
  }

  @Allow(Access.PUBLIC, Area.ACCOUNT)
  @FieldResolver(() => Boolean, {
    description: 'Whether the caller gets an email when it is published; false for visitors.',
  })
  async willNotify(
    @Root() { id: lectureId }: UpcomingLecture,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<boolean> {
    return actor !== null && load(this.upcoming.willNotify, { userId: actor.userId, lectureId });
  }
}

/** The field that releases add to the type Course. */
@Resolver(() => Course)
export class CourseReleasesResolver {
  constructor(private readonly upcoming: UpcomingLectures) {}

  @FieldResolver(() => [UpcomingLecture], {
    description: 'Its lectures that will be published at a set time, the next one first.',
  })
  upcomingLectures(@Root() { id }: CourseRow, @Ctx() { load }: GraphqlContext): Promise<UpcomingLecture[]> {
    return load(this.upcoming.ofCourses, id);
  }
}

/** The field that releases add to the type User. */
@Resolver(() => User)
export class UserReleasesResolver {
  constructor(private readonly upcoming: UpcomingLectures) {}

  @Refusable
  @FieldResolver(() => [UpcomingLecture], {
    description:
      'The upcoming lectures about which the user will get an email, the next one first. Visible to the user and to admins; FORBIDDEN for others.',
  })
  async releaseNotices(
    @Root() { id: userId }: User,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<UpcomingLecture[]> {
    requireSelfOrAdmin(actor, userId);
    return load(this.upcoming.ofUsers, userId);
  }
}
