import { Arg, Args, Ctx, Mutation, Query, FieldResolver, Resolver, Root } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import type { ContinueWatching } from './continue-watching.ts';
import { LectureProgress, LectureProgressConnection } from './lecture-progress.entity.ts';
import { MarkLectureInput, SaveProgressInput } from './progress.inputs.ts';
import type { LectureWithProgress, ProgressRow } from './progress-rows.ts';
import type { ProgressService } from './progress.service.ts';

@Resolver(() => LectureProgress)
export class ProgressResolver {
  constructor(
    private readonly progress: ProgressService,
    private readonly watching: ContinueWatching,
    private readonly courses: CourseService,
    private readonly lectures: LectureService,
  ) {}

  @Allow(Access.USER, Area.ACCOUNT)
  @Query(() => LectureProgressConnection, {
    description:
      'Unfinished lectures that the caller has started, one per course, last seen first. Lectures that the caller may no longer watch are left out.',
  })
  continueWatching(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<ProgressRow>> {
    return this.watching.list(actor, page);
  }

  @Allow(Access.USER, Area.ACCOUNT)
  @Mutation(() => LectureProgress, {
    description:
      'Saves the position in a lecture. At 90 % the lecture is done. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT.',
  })
  saveProgress(
    @Arg('input', () => SaveProgressInput, { description: 'The position.' }) input: SaveProgressInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<ProgressRow> {
    return this.progress.save(actor, input);
  }

  @Allow(Access.USER, Area.ACCOUNT)
  @Mutation(() => LectureProgress, {
    description: 'Marks a lecture as done or not done. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  markLecture(
    @Arg('input', () => MarkLectureInput, { description: 'The mark.' })
    { lectureId, isDone }: MarkLectureInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<ProgressRow> {
    return this.progress.mark(actor, lectureId, isDone);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it was watched to 90 % or marked as done.' })
  isDone(@Root() { doneAt }: ProgressRow): boolean {
    return doneAt !== null;
  }

  @FieldResolver(() => Lecture, { description: 'The lecture.' })
  async lecture(
    @Root() progress: ProgressRow,
    @Ctx() { load }: GraphqlContext,
  ): Promise<LectureWithProgress> {
    if (progress.lecture) return { ...progress.lecture, ownProgress: progress };
    return load(this.lectures.byIds, progress.lectureId);
  }

  @FieldResolver(() => Course, { description: 'Its course.' })
  async course(@Root() progress: ProgressRow, @Ctx() { load }: GraphqlContext): Promise<CourseRow> {
    const { course } = progress.lecture ?? (await load(this.lectures.byIds, progress.lectureId));
    return load(this.courses.byIds, course.id);
  }
}
