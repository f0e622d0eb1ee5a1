import { Args, ArgsType, Ctx, Field, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { CategoryCount, Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { CourseSort } from '#server/course/course-sort.ts';
import { CourseState } from '#server/course/course-state.ts';
import { PageArgs } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Node, type FoundNode } from '#server/platform/graphql/node.type.ts';
import type { SchoolSearch } from './school-search.ts';
import { SearchResult, SearchResultConnection, type FoundPage } from './search-result.type.ts';

@ArgsType()
class SearchArgs extends PageArgs {
  @Field(() => String, { description: 'The search text, at most 200 characters.' })
  search!: string;

  @Field(() => String, { nullable: true, description: 'Only courses in this category, and their lectures.' })
  category?: string | null;

  @Field(() => CourseState, {
    defaultValue: CourseState.PUBLISHED,
    description:
      'State of the courses, also of those that lectures belong to. Only admins may pass a value other than PUBLISHED.',
  })
  state!: CourseState;

  @Field(() => CourseSort, {
    nullable: true,
    description: 'RELEVANCE by default. In any other order, lectures follow their course.',
  })
  sort?: CourseSort | null;
}

/** Searches courses and lectures in one list. */
@Resolver(() => SearchResult)
export class SchoolSearchResolver {
  constructor(
    private readonly search: SchoolSearch,
    private readonly courses: CourseService,
  ) {}

  @Allow(Access.PUBLIC, Area.COURSES)
  @Query(() => SearchResultConnection, {
    name: 'search',
    description:
      'Courses and lectures that contain all these words or similar ones, in one list, best first by default. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
  })
  find(
    @Args(() => SearchArgs) query: SearchArgs,
    @Ctx() { actor, request }: GraphqlContext,
  ): Promise<FoundPage> {
    return this.search.find(actor, query, request.ip ?? '');
  }

  @FieldResolver(() => Course, { description: 'The course, or the course of the lecture.' })
  course(
    @Root() { foundCourse, courseId }: SearchResult,
    @Ctx() { load }: GraphqlContext,
  ): CourseRow | Promise<CourseRow> {
    return foundCourse ?? load(this.courses.byIds, courseId);
  }

  @FieldResolver(() => Node, { description: 'What was found: a course or a lecture.' })
  found(@Root() { foundCourse, lecture }: SearchResult): FoundNode | null {
    if (foundCourse) return { ...foundCourse, __typename: 'Course' };
    return lecture && { ...lecture, __typename: 'Lecture' };
  }
}

/** The fields of search results beyond those of every list. */
@Resolver(() => SearchResultConnection)
export class SearchResultConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of courses found.' })
  courseCount(@Root() page: FoundPage): number {
    return page.courseCount;
  }

  @FieldResolver(() => Int, { description: 'Number of lectures found.' })
  lectureCount(@Root() page: FoundPage): number {
    return page.lectureCount;
  }

  @FieldResolver(() => [CategoryCount], {
    description: 'The categories of the found courses, by name, ignoring the category filter.',
  })
  categories(@Root() page: FoundPage): CategoryCount[] {
    return page.categories;
  }
}
