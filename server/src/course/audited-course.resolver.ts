import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry } from '#server/audit/audit-entry.entity.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { CourseRow } from './course-rows.ts';
import { Course } from './course.entity.ts';
import type { CourseService } from './course.service.ts';

/** What courses add to an entry of the audit log. */
@Resolver(() => AuditEntry)
export class AuditedCourseResolver {
  constructor(private readonly courses: CourseService) {}

  @FieldResolver(() => Course, {
    nullable: true,
    description: 'The course that it was done to; null for all else, and when it is gone or in the trash.',
  })
  course(@Root() { subjectId }: AuditEntry, @Ctx() { load }: GraphqlContext): Promise<CourseRow | null> {
    return load(this.courses.outsideTrash, subjectId);
  }
}
