import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  isNonNullType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';

/** As in the proposal for GraphQL, which clients such as Relay and Apollo Kotlin support. */
export const SEMANTIC_NON_NULL = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'The field is null only together with an error at its path.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: 'Levels of the list that this is true of. 0 is the field itself.',
    },
  },
});

/**
 * Makes fields nullable that can be refused on their own: queries, and fields with an access rule. Otherwise one refused
 * field would replace all that stands beside it by null. `extensions.isNullWhenRefused` marks them.
 */
export function letRefusedFieldsBeNull(schema: GraphQLSchema): void {
  const others = [schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || others.includes(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const { access, isRefusable } = field.extensions;
      if (!isNonNullType(field.type) || (access === undefined && isRefusable !== true)) continue;
      field.type = field.type.ofType;
      field.extensions = { ...field.extensions, isNullWhenRefused: true };
    }
  }
}
