import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from './lecture.entity.ts';
import type { LectureRow } from './lecture-rows.ts';
import type { LectureService } from './lecture.service.ts';

/** What lectures add to the type Course. */
@Resolver(() => Course)
export class CourseLecturesResolver {
  constructor(private readonly service: LectureService) {}

  @FieldResolver(() => [Lecture], { description: 'Its lectures, in teaching order.' })
  lectures(@Root() course: CourseRow, @Ctx() { actor, load }: GraphqlContext): Promise<LectureRow[]> {
    return load(this.service.visibleTo(actor), course.id);
  }
}
