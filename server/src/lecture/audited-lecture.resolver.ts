import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry } from '#server/audit/audit-entry.entity.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { LectureRow } from './lecture-rows.ts';
import { Lecture } from './lecture.entity.ts';
import type { LectureService } from './lecture.service.ts';

/** What lectures add to an entry of the audit log. */
@Resolver(() => AuditEntry)
export class AuditedLectureResolver {
  constructor(private readonly lectures: LectureService) {}

  @FieldResolver(() => Lecture, {
    nullable: true,
    description:
      'The lecture that it was done to; null for all else, and when it or its course is gone or in the trash.',
  })
  lecture(@Root() { subjectId }: AuditEntry, @Ctx() { load }: GraphqlContext): Promise<LectureRow | null> {
    return load(this.lectures.outsideTrash, subjectId);
  }
}
