import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { AccessService } from '#server/access/access.service.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { LectureHit, LectureHitConnection, LectureHitKind } from './lecture-hit.type.ts';
import type { LectureSearch } from './lecture-search.ts';

interface Dependencies {
  search: LectureSearch;
  courses: CourseService;
  access: AccessService;
}

@Resolver(() => LectureHit)
export class SearchResolver {
  constructor(private readonly deps: Dependencies) {}

  @Allow(Access.PUBLIC, Area.COURSES)
  @Query(() => LectureHitConnection, {
    description:
      'Hits in lectures of published courses that contain all these words in their title, description or spoken words, best first. A locked lecture has at most one spoken hit. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    deprecationReason: 'Use `search`, which also finds courses.',
  })
  searchLectures(
    @Arg('search', () => String, { description: 'The search text, at most 200 characters.' }) search: string,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, request }: GraphqlContext,
  ): Promise<Page<LectureHit>> {
    return this.deps.search.find(actor, search, page, request.ip ?? '');
  }

  @FieldResolver(() => Course, { description: 'Its course.' })
  course(@Root() { lecture }: LectureHit, @Ctx() { load }: GraphqlContext): Promise<CourseRow> {
    return load(this.deps.courses.byIds, lecture.course.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The words around the hit, or the name of the file. Null for spoken words in a locked lecture.',
  })
  async text(
    @Root() { kind, lecture, words }: LectureHit,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<string | null> {
    if (kind !== LectureHitKind.SPOKEN) return words;
    return (await load(this.deps.access.mayWatch, { actor, lecture })) ? words : null;
  }
}
