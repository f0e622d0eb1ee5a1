import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Internal } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { DemoService } from './demo.service.ts';
import { Demo } from './demo.type.ts';

@Resolver()
export class DemoResolver {
  constructor(private readonly service: DemoService) {}

  @Internal
  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => Demo, { description: 'The demo content of the school, and what is removed with it.' })
  demo(@Ctx() { actor }: GraphqlContext): Promise<Demo> {
    return this.service.read(actor);
  }

  @Internal
  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => Demo, {
    description:
      'Adds the next missing demo course, without accounts. Does nothing when no course is missing. Errors: CONFLICT while the demo is being added or removed.',
  })
  addDemoCourse(@Ctx() { actor }: GraphqlContext): Promise<Demo> {
    return this.service.addCourse(actor);
  }

  @Internal
  @Allow(Access.ADMIN, Area.SCHOOL, { asksAgain: true })
  @Mutation(() => Demo, {
    description:
      'Permanently removes the demo courses with their files, the demo accounts and the sample statistics. Errors: CONFLICT while the demo is being added or removed, CONFIRMATION_REQUIRED.',
  })
  removeDemo(@Ctx() { actor }: GraphqlContext): Promise<Demo> {
    return this.service.remove(actor);
  }
}
