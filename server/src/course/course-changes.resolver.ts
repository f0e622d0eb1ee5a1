import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { CourseChanges } from './course-changes.service.ts';
import { ChangeCoursesInput, ChangeCoursesPayload } from './course-changes.type.ts';

@Resolver()
export class CourseChangesResolver {
  constructor(private readonly changes: CourseChanges) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => ChangeCoursesPayload, {
    description:
      'Publishes, unpublishes, deletes or restores several courses. A refused course does not stop the others. Errors: BAD_USER_INPUT.',
  })
  changeCourses(
    @Arg('input', () => ChangeCoursesInput, { description: 'The courses and the change.' })
    input: ChangeCoursesInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<ChangeCoursesPayload> {
    return this.changes.change(actor, input);
  }
}
