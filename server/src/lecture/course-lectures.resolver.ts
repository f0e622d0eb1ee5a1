import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { opens, type AccessService } from '#server/access/access.service.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from './lecture.entity.ts';
import type { LectureWithAccess } from './open-lecture.ts';
import type { LectureService } from './lecture.service.ts';

/** The fields that lectures add to the type Course. */
@Resolver(() => Course)
export class CourseLecturesResolver {
  constructor(
    private readonly service: LectureService,
    private readonly access: AccessService,
  ) {}

  @FieldResolver(() => [Lecture], { description: 'Its lectures, in teaching order.' })
  async lectures(
    @Root() course: CourseRow,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<LectureWithAccess[]> {
    // Nearly all queries for lectures also need access, so it is decided once for the list and not for each field.
    const [lectures, mayWatchAll] = await Promise.all([
      load(this.service.visibleTo(actor), course.id),
      actor !== null && load(this.access.mayWatchAllOf, actor),
    ]);
    return lectures.map((lecture) => ({ ...lecture, isOpen: opens(lecture, { actor, mayWatchAll }) }));
  }
}
