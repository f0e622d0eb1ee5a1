import { GraphQLError, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchemaSync, type AuthChecker, type NonEmptyArray, type PubSub } from 'type-graphql';
import { requireWriteScope } from '#server/platform/common/actor.ts';
import { Access, requireAccess, type AccessRule } from './access.ts';
import type { GraphqlContext } from './context.ts';

/** Allows what the rule of an operation allows, and nothing without a rule it knows. Throws the error that says why not. */
const checkAccess: AuthChecker<GraphqlContext, AccessRule> = ({ context, info }, [rule]) => {
  if (rule === undefined || !(rule.access in Access)) return false;
  requireAccess(rule, context.actor);
  // Every mutation has a rule, so that none can be forgotten here.
  if (info.operation.operation === OperationTypeNode.MUTATION) requireWriteScope(context.actor);
  return true;
};

/** Builds the schema from resolver objects that have what they need. Throws when an operation has no access rule. */
export function createSchema(resolvers: object[], pubSub?: PubSub): GraphQLSchema {
  const byClass = new Map<unknown, object>(resolvers.map((resolver) => [resolver.constructor, resolver]));
  const schema = buildSchemaSync({
    // TypeGraphQL wants constructors and asks `container` for their instances.
    resolvers: [...byClass.keys()] as unknown as NonEmptyArray<typeof Object>,
    container: { get: (resolverClass) => byClass.get(resolverClass) },
    authChecker: checkAccess,
    pubSub,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    // The services judge input by the rules in shared/, for GraphQL and REST alike.
    validate: false,
  });
  const open = operationRules(schema).filter(({ rule }) => rule === undefined);
  if (open.length > 0) {
    throw new GraphQLError(`Operations without an access rule: ${open.map(({ name }) => name).join(', ')}`);
  }
  return schema;
}

/** Each query, mutation and subscription with its access rule, and whether people are asked again who they are. */
export function operationRules(schema: GraphQLSchema): { name: string; rule: unknown; asksAgain: boolean }[] {
  return [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      name: field.name,
      rule: field.extensions.access,
      asksAgain: field.extensions.asksAgain === true,
    })),
  );
}
