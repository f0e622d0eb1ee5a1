import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Course } from '#server/course/course.entity.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { Trailers } from './trailers.ts';

@Resolver()
export class TrailerResolver {
  constructor(private readonly trailers: Trailers) {}

  @Allow(Access.ADMIN, Area.COURSES)
  @Mutation(() => Course, {
    description:
      'Chooses the lecture that plays on the page of its course, which is the first free video otherwise. It plays while it is a free preview. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT for a text or a link.',
  })
  setTrailer(
    @Arg('courseId', () => ID, { description: 'The course.' }) courseId: string,
    @Arg('lectureId', () => ID, {
      nullable: true,
      description: 'A lecture of the course with a video; null for the first free video.',
    })
    lectureId: string | null | undefined,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Course> {
    return this.trailers.set(actor, courseId, lectureId);
  }
}
