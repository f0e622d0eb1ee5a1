import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry } from '#server/audit/audit-entry.entity.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { LectureRow } from './lecture-rows.ts';
import { Lecture } from './lecture.entity.ts';
import type { LectureService } from './lecture.service.ts';

/** The fields that lectures add to an audit entry. */
@Resolver(() => AuditEntry)
export class AuditedLectureResolver {
  constructor(private readonly lectures: LectureService) {}

  @FieldResolver(() => Lecture, {
    nullable: true,
    description:
      'The affected lecture; null for entries about anything else, and if the lecture or its course is deleted or in the trash.',
    deprecationReason: 'Use `object`.',
  })
  lecture(@Root() { subjectId }: AuditEntry, @Ctx() { load }: GraphqlContext): Promise<LectureRow | null> {
    return load(this.lectures.outsideTrash, subjectId);
  }
}
