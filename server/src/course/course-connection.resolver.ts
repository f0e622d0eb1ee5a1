import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { CoursePage } from './catalogue.ts';
import { CategoryCount, CourseConnection } from './course.entity.ts';

/** The fields that only lists of courses have. */
@Resolver(() => CourseConnection)
export class CourseConnectionResolver {
  @FieldResolver(() => Int, { description: 'Number of entries in the whole list.' })
  totalCount(@Root() page: CoursePage): Promise<number> {
    return page.totalCount();
  }

  @FieldResolver(() => [CategoryCount], {
    description: 'The categories of all results, sorted by name, regardless of the selected category.',
  })
  categories(@Root() page: CoursePage): Promise<CategoryCount[]> {
    return page.categories();
  }
}
