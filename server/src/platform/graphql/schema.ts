import { GraphQLError, GraphQLSchema, isObjectType, isUnionType, OperationTypeNode } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchemaSync, type AuthChecker, type NonEmptyArray, type PubSub } from 'type-graphql';
import { requireScope } from '#server/platform/common/actor.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, requireAccess, type AccessRule } from './access.ts';
import type { GraphqlContext } from './context.ts';
import { ErrorCode } from './error-code.ts';
import { takeNullAsDefault } from './null-as-default.ts';
import { letRefusedFieldsBeNull } from './null-when-refused.ts';
import { SCHEMA_DIRECTIVES } from './schema-text.ts';
import { areaOfType, selectedAreas } from './selected-areas.ts';

/** Checks the access rule of an operation, and refuses operations without a valid one. Throws the error that says why. */
const checkAccess: AuthChecker<GraphqlContext, AccessRule> = ({ context: { actor }, info }, [rule]) => {
  if (rule === undefined || !(rule.access in Access) || !(rule.area in Area)) return false;
  // Every root field has a rule, so this check cannot be missed.
  const isRoot = info.path.prev === undefined;
  const isChange = isRoot && info.operation.operation === OperationTypeNode.MUTATION;
  requireAccess(rule, actor, { isChange });
  if (isRoot && actor?.via.kind === 'token') {
    for (const area of selectedAreas(info)) requireScope(actor, `${area}_READ`);
  }
  return true;
};

/**
 * Builds the schema from resolver objects with their dependencies. Throws when an operation has no access rule, or a
 * type with an id has no area.
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
    // The services validate input with the rules in shared/, for GraphQL and REST alike.
    validate: false,
  });
  takeNullAsDefault(schema);
  letRefusedFieldsBeNull(schema);
  const open = operationRules(schema).filter(({ rule, area }) => !rule || !area);
  if (open.length > 0) {
    throw new GraphQLError(`Operations without an access rule: ${open.map(({ name }) => name).join(', ')}`);
  }
  const unplaced = typesWithoutArea(schema);
  if (unplaced.length > 0) throw new GraphQLError(`Types without an area: ${unplaced.join(', ')}`);
  const config = schema.toConfig();
  return new GraphQLSchema({
    ...config,
    types: [...config.types, ErrorCode],
    directives: [...config.directives, ...SCHEMA_DIRECTIVES],
  });
}

/**
 * Types with an id, such as a payment, can be reached from several areas. Payloads of mutations cannot. The types of an
 * interface have areas of their own. Unions have none: `selectedAreas` would have to support them.
 */
function typesWithoutArea(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isUnionType(type)) return [type.name];
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

/** Returns each query, mutation and subscription with its access rule. */
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
