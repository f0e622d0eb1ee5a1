import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { DemoService } from './demo.service.ts';
import { Demo } from './demo.type.ts';

@Resolver()
export class DemoResolver {
  constructor(private readonly service: DemoService) {}

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Query(() => Demo, { description: 'What the school has of the demo, and what would go with it.' })
  demo(@Ctx() { actor }: GraphqlContext): Promise<Demo> {
    return this.service.read(actor);
  }

  @Allow(Access.ADMIN, Area.SCHOOL)
  @Mutation(() => Demo, {
    description:
      'Adds the next of the demo’s courses that the school has not, without an account. Nothing happens when all are there. Errors: CONFLICT while somebody else does.',
  })
  addDemoCourse(@Ctx() { actor }: GraphqlContext): Promise<Demo> {
    return this.service.addCourse(actor);
  }

  @Allow(Access.ADMIN, Area.SCHOOL, { asksAgain: true })
  @Mutation(() => Demo, {
    description:
      'Removes the courses of the demo with their files, its accounts, and what it made up for the statistics, for good. Errors: CONFLICT while somebody else does, CONFIRMATION_REQUIRED.',
  })
  removeDemo(@Ctx() { actor }: GraphqlContext): Promise<Demo> {
    return this.service.remove(actor);
  }
}
