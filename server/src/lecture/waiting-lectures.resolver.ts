import { Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Lecture } from './lecture.entity.ts';
import type { LectureRow } from './lecture-rows.ts';
import type { LectureService } from './lecture.service.ts';
import type { WaitingLectureCounts, WaitingRow } from './waiting-lectures.ts';

@ObjectType({ description: 'Lectures that need the attention of an admin.' })
class WaitingLectures implements WaitingRow {
  @Field(() => Int, { description: 'Number of lectures.' })
  totalCount!: number;

  oldestId!: string | null;
}

@Resolver(() => WaitingLectures)
export class WaitingLecturesResolver {
  constructor(
    private readonly counts: WaitingLectureCounts,
    private readonly lectures: LectureService,
  ) {}

  @Internal
  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => WaitingLectures, { description: 'Lectures whose video could not be prepared.' })
  failedLectures(@Ctx() { actor }: GraphqlContext): Promise<WaitingRow> {
    return this.counts.failed(actor);
  }

  @Internal
  @Allow(Access.ADMIN, Area.COURSES)
  @Query(() => WaitingLectures, {
    description: 'Drafts of published courses, without scheduled ones.',
  })
  draftLectures(@Ctx() { actor }: GraphqlContext): Promise<WaitingRow> {
    return this.counts.drafts(actor);
  }

  @FieldResolver(() => Lecture, {
    nullable: true,
    description: 'The lecture that was added first; null if there is none.',
  })
  async oldest(
    @Root() { oldestId }: WaitingRow,
    @Ctx() { load }: GraphqlContext,
  ): Promise<LectureRow | null> {
    return oldestId === null ? null : load(this.lectures.byIds, oldestId);
  }
}
