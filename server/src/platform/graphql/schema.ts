import { GraphQLError, isAbstractType, isObjectType, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchemaSync, type AuthChecker, type NonEmptyArray, type PubSub } from 'type-graphql';
import { requireScope } from '#server/platform/common/actor.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, requireAccess, type AccessRule } from './access.ts';
import type { GraphqlContext } from './context.ts';
import { areaOfType, selectedAreas } from './selected-areas.ts';

/** Allows what the rule of an operation allows, and nothing without a rule it knows. Throws the error that says why not. */
const checkAccess: AuthChecker<GraphqlContext, AccessRule> = ({ context: { actor }, info }, [rule]) => {
  if (rule === undefined || !(rule.access in Access) || !(rule.area in Area)) return false;
  // Every root field has a rule, so that none can be forgotten here.
  const isRoot = info.path.prev === undefined;
  const isChange = isRoot && info.operation.operation === OperationTypeNode.MUTATION;
  requireAccess(rule, actor, { isChange });
  if (isRoot && actor?.via.kind === 'token') {
    for (const area of selectedAreas(info)) requireScope(actor, `${area}_READ`);
  }
  return true;
};

/**
 * Builds the schema from resolver objects that have what they need. Throws when an operation has no access rule, or a type
 * that can be identified has no area.
 */
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
  const open = operationRules(schema).filter(({ rule, area }) => !rule || !area);
  if (open.length > 0) {
    throw new GraphQLError(`Operations without an access rule: ${open.map(({ name }) => name).join(', ')}`);
  }
  const unplaced = typesWithoutArea(schema);
  if (unplaced.length > 0) throw new GraphQLError(`Types without an area: ${unplaced.join(', ')}`);
  return schema;
}

/**
 * Types that can be identified, such as a payment, can be reached from several areas. What a mutation answers with cannot.
 * Interfaces and unions have no area of their own: `selectedAreas` would have to know them.
 */
function typesWithoutArea(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isAbstractType(type)) return [type.name];
    const isPlaced = !isObjectType(type) || !type.getFields().id || areaOfType(type) !== undefined;
    return isPlaced || type.name.endsWith('Payload') ? [] : [type.name];
  });
}

interface OperationRule {
  name: string;
  rule: unknown;
  area: unknown;
  isChange: boolean;
  asksAgain: boolean;
  refusesTokens: boolean;
}

/** Each query, mutation and subscription with what its access rule says. */
export function operationRules(schema: GraphQLSchema): OperationRule[] {
  const mutations = schema.getMutationType();
  return [schema.getQueryType(), mutations, schema.getSubscriptionType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map(({ name, extensions }) => ({
      name,
      rule: extensions.access,
      area: extensions.area,
      isChange: type === mutations,
      asksAgain: extensions.asksAgain === true,
      refusesTokens: extensions.refusesTokens === true,
    })),
  );
}
