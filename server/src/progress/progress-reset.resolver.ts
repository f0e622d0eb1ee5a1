import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { ResetProgressInput } from './progress.inputs.ts';
import type { ProgressResets } from './progress-resets.ts';

@Resolver()
export class ProgressResetResolver {
  constructor(private readonly resets: ProgressResets) {}

  @Allow(Access.USER, Area.ACCOUNT)
  @Mutation(() => Course, {
    description:
      "Removes the caller's progress in a lecture or in all lectures of a course. Certificates stay. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT.",
  })
  resetProgress(
    @Arg('input', () => ResetProgressInput, { description: 'The course or the lecture.' })
    input: ResetProgressInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CourseRow> {
    return this.resets.reset(actor, input);
  }

  @Allow(Access.USER, Area.ACCOUNT)
  @Mutation(() => Course, {
    description:
      'Restores the progress that the last `resetProgress` of the same lecture or course has removed, for 30 days. Lectures that were begun again stay as they are. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT.',
  })
  undoProgressReset(
    @Arg('input', () => ResetProgressInput, { description: 'The same course or lecture.' })
    input: ResetProgressInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CourseRow> {
    return this.resets.undo(actor, input);
  }
}
