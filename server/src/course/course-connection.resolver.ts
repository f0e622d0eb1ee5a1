import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { CoursePage } from './catalogue.ts';
import { CategoryCount, CourseConnection } from './course.entity.ts';

/** What a list of courses has beside what every list has. */
@Resolver(() => CourseConnection)
export class CourseConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many entries the whole list has.' })
  totalCount(@Root() page: CoursePage): Promise<number> {
    return page.totalCount();
  }

  @FieldResolver(() => [CategoryCount], {
    description: 'The categories of everything found, whatever category was asked for; by name.',
  })
  categories(@Root() page: CoursePage): Promise<CategoryCount[]> {
    return page.categories();
  }
}
