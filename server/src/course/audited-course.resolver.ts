import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry } from '#server/audit/audit-entry.entity.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { CourseRow } from './course-rows.ts';
import { Course } from './course.entity.ts';
import type { CourseService } from './course.service.ts';

/** The fields that courses add to an audit entry. */
@Resolver(() => AuditEntry)
export class AuditedCourseResolver {
  constructor(private readonly courses: CourseService) {}

  @FieldResolver(() => Course, {
    nullable: true,
    description:
      'The affected course; null for entries about anything else, and for a course that is deleted or in the trash.',
    deprecationReason: 'Use `object`.',
  })
  course(@Root() { subjectId }: AuditEntry, @Ctx() { load }: GraphqlContext): Promise<CourseRow | null> {
    return load(this.courses.outsideTrash, subjectId);
  }
}
