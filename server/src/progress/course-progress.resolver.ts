import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import type { LectureRow } from '#server/lecture/lecture-rows.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import { CourseProgress } from './course-progress.type.ts';

@Resolver(() => CourseProgress)
export class CourseProgressResolver {
  constructor(private readonly lectures: LectureService) {}

  @FieldResolver(() => Lecture, {
    nullable: true,
    description:
      'Where to go on: the lecture seen last, or the first after it that is not done; null when all are.',
  })
  async nextLecture(
    @Root() { nextLectureId }: CourseProgress,
    @Ctx() { load }: GraphqlContext,
  ): Promise<LectureRow | null> {
    return nextLectureId === null ? null : load(this.lectures.byIds, nextLectureId);
  }
}
