import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuditEntry } from '#server/audit/audit-entry.entity.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Node, type FoundNode } from '#server/platform/graphql/node.type.ts';
import type { NodeLookup } from './node-lookup.ts';

/** The object that an audit entry is about. */
@Resolver(() => AuditEntry)
export class AuditedObjectResolver {
  constructor(private readonly lookup: NodeLookup) {}

  @FieldResolver(() => Node, {
    nullable: true,
    description:
      'The affected user, course, lecture or payment; null for anything else, for a course in the trash, and for an object that no longer exists.',
  })
  object(
    @Root() { subjectId: id }: AuditEntry,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<FoundNode | null> {
    return load(this.lookup.forCallers, { actor, id });
  }
}
