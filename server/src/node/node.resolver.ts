import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { limits } from '#shared/limits.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Node, type FoundNode } from '#server/platform/graphql/node.type.ts';
import type { NodeLookup } from './node-lookup.ts';

@Resolver()
export class NodeResolver {
  constructor(private readonly lookup: NodeLookup) {}

  @Allow(Access.PUBLIC, Area.COURSES)
  @Query(() => [Node], {
    nullable: 'items',
    description:
      'Users, courses, lectures and payments by their ids, in the same order; null for an id that does not exist or that the caller may not see. Errors: BAD_USER_INPUT for too many ids.',
  })
  nodes(
    @Arg('ids', () => [ID], { description: `The ids, up to ${limits.pageSize.max}.` }) ids: string[],
    @Ctx() { actor }: GraphqlContext,
  ): Promise<(FoundNode | null)[]> {
    return this.lookup.find(actor, ids);
  }
}
