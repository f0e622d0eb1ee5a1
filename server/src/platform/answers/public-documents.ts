import {
  isObjectType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  BREAK,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

/** Fields by the name of their type. */
export type PublicFields = Record<string, readonly string[]>;

/**
 * Recognises documents whose answer is the same for every visitor and changes only with the content of the school:
 * queries of fields that a feature lists as public.
 */
export class PublicDocuments {
  private readonly known = new WeakMap<DocumentNode, boolean>();
  private readonly allowed: ReadonlySet<string>;

  constructor(
    private readonly schema: GraphQLSchema,
    fields: readonly PublicFields[],
  ) {
    const names = fields
      .flatMap((ofFeature) => Object.entries(ofFeature))
      .flatMap(([type, ofType]) => ofType.map((name) => `${type}.${name}`));
    const unknown = names.filter((name) => !isField(schema, name));
    if (unknown.length > 0)
      throw new Error(`Public fields that the schema does not have: ${unknown.join(', ')}`);
    this.allowed = new Set(names);
  }

  has(document: DocumentNode): boolean {
    let isPublic = this.known.get(document);
    if (isPublic === undefined) this.known.set(document, (isPublic = this.readsPublicFields(document)));
    return isPublic;
  }

  private readsPublicFields(document: DocumentNode): boolean {
    let isPublic = true;
    const types = new TypeInfo(this.schema);
    const refuse = () => {
      isPublic = false;
      return BREAK;
    };
    visit(
      document,
      visitWithTypeInfo(types, {
        OperationDefinition: ({ operation }) =>
          operation === OperationTypeNode.QUERY ? undefined : refuse(),
        Field: ({ name }) => {
          const field = `${types.getParentType()?.name}.${name.value}`;
          return name.value === '__typename' || this.allowed.has(field) ? undefined : refuse();
        },
      }),
    );
    return isPublic;
  }
}

function isField(schema: GraphQLSchema, name: string): boolean {
  const [type = '', field = ''] = name.split('.');
  const found = schema.getType(type);
  return isObjectType(found) && field in found.getFields();
}
