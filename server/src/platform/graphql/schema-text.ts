import {
  DirectiveLocation,
  GraphQLDirective,
  isObjectType,
  Kind,
  lexicographicSortSchema,
  OperationTypeNode,
  parse,
  print,
  printSchema,
  visit,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { ErrorCode } from './error-code.ts';
import { SEMANTIC_NON_NULL } from './null-when-refused.ts';

const INTERNAL = new GraphQLDirective({
  name: 'internal',
  description: "Only the school's own pages need this field. It may change or go.",
  locations: [DirectiveLocation.FIELD_DEFINITION],
});

/** The directives that `schemaText` writes. */
export const SCHEMA_DIRECTIVES: readonly GraphQLDirective[] = [INTERNAL, SEMANTIC_NON_NULL];

/** Writes the whole schema, sorted, with its directives. */
export const schemaText = (schema: GraphQLSchema): string => textOf(markedDocument(schema));

/** Writes the schema for integrators: without internal fields, and without the types that only they use. */
export function publicSchemaText(schema: GraphQLSchema): string {
  const open = visit(markedDocument(schema), {
    FieldDefinition: (field) => (hasDirective(field, INTERNAL) ? null : undefined),
    DirectiveDefinition: ({ name }) => (name.value === INTERNAL.name ? null : undefined),
  });
  const reached = reachedNames(open, schema);
  const definitions = open.definitions.filter(
    (definition) => !isType(definition) || reached.has(definition.name.value),
  );
  return textOf({ ...open, definitions });
}

/** The schema as a document. `printSchema` leaves out the directives of fields, so they are added. */
function markedDocument(schema: GraphQLSchema): DocumentNode {
  return visit(parse(printSchema(lexicographicSortSchema(schema)), { noLocation: true }), {
    ObjectTypeDefinition: (node) => {
      const type = schema.getType(node.name.value);
      const fields = isObjectType(type) ? type.getFields() : {};
      return {
        ...node,
        fields: node.fields?.map((field) => {
          const { isInternal, isNullWhenRefused } = fields[field.name.value]?.extensions ?? {};
          return withDirectives(field, [
            ...(isNullWhenRefused === true ? [SEMANTIC_NON_NULL] : []),
            ...(isInternal === true ? [INTERNAL] : []),
          ]);
        }),
      };
    },
  });
}

function withDirectives(
  field: FieldDefinitionNode,
  directives: readonly GraphQLDirective[],
): FieldDefinitionNode {
  const added = directives.map(({ name }): ConstDirectiveNode => ({
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: name },
  }));
  return { ...field, directives: [...(field.directives ?? []), ...added] };
}

const hasDirective = ({ directives = [] }: FieldDefinitionNode, { name }: GraphQLDirective): boolean =>
  directives.some((directive) => directive.name.value === name);

type NamedDefinition = Extract<DefinitionNode, { name: unknown; kind: `${string}TypeDefinition` }>;

const isType = (definition: DefinitionNode): definition is NamedDefinition =>
  definition.kind.endsWith('TypeDefinition');

/** The names of the types that operations and their errors lead to. A reached interface leads to the types that implement it. */
function reachedNames(document: DocumentNode, schema: GraphQLSchema): ReadonlySet<string> {
  const types = document.definitions.filter(isType);
  const reached = new Set<string>([ErrorCode.name]);
  const reach = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const type of types) {
      const isImplementation =
        'interfaces' in type && type.interfaces?.some((each) => each.name.value === name);
      if (isImplementation) reach(type.name.value);
      if (type.name.value !== name) continue;
      visit(type, { NamedType: (node) => reach(node.name.value) });
    }
  };
  for (const kind of Object.values(OperationTypeNode)) {
    const root = schema.getRootType(kind);
    if (root) reach(root.name);
  }
  return reached;
}

/** Prints a document with an empty line before each description, as `printSchema` does. */
function textOf(document: DocumentNode): string {
  let isInDescription = false;
  const lines = print(document)
    .split('\n')
    .map((line, index, all) => {
      const quotes = line.split('"""').length - 1;
      const isStart = quotes > 0 && !isInDescription;
      if (quotes === 1) isInDescription = !isInDescription;
      const before = all[index - 1] ?? '';
      return isStart && !/[{(]$|^$/.test(before) ? `\n${line}` : line;
    });
  return `${lines.join('\n')}\n`;
}
