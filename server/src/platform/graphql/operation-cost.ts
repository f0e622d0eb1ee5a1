import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
  type ValueNode,
} from 'graphql';
import { limits } from '#shared/limits.ts';

/** Cost of a field without subfields, and of a spread. */
const SCALAR = 1;
/** Cost of a field with subfields, and of a fragment, besides its subfields. */
const OBJECT = 2;
/** Each level makes its fields dearer. */
const DEPTH_FACTOR = 1.5;

/** Returns how often the subfields of a field count, by its page size or its list of ids. */
type SizeOf = (size: ValueNode | undefined, definition: GraphQLField<unknown, unknown> | undefined) => number;

interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Refuses an operation that costs more, with the page sizes in the text of the document. */
export function costLimit(max: number): ValidationRule {
  return (context) => ({
    OperationDefinition: (operation) => {
      const asked = { schema: context.getSchema(), document: context.getDocument(), operation };
      const cost = costOf(asked, (size) => numberIn(size) ?? 1);
      if (cost <= max) return;
      context.reportError(new GraphQLError(`Query Cost limit of ${max} exceeded, found ${cost}.`));
    },
  });
}

/** The costs of operations that do not depend on variables. */
const fixedCosts = new WeakMap<OperationDefinitionNode, number>();

/** Returns what a valid operation costs with the page sizes of its variables, and the default where it names none. */
export function costWith(variables: Record<string, unknown>, asked: Asked): number {
  const { operation } = asked;
  const known = fixedCosts.get(operation);
  if (known !== undefined) return known;
  let isFixed = true;
  const cost = costOf(asked, (given, definition) => {
    if (given && !isConstant(given)) isFixed = false;
    const size =
      numberIn(given, variables, operation) ??
      definition?.args.find(({ name }) => name === 'first')?.defaultValue ??
      1;
    // Sizes that are out of range are refused later.
    return typeof size === 'number' ? Math.min(Math.max(1, size), limits.pageSize.max) : 1;
  });
  if (isFixed) fixedCosts.set(operation, cost);
  return cost;
}

const isConstant = (value: ValueNode) => value.kind === Kind.INT || value.kind === Kind.LIST;

/** Returns the number, or the length of the list, of a literal or a variable; undefined without one. */
function numberIn(
  value: ValueNode | undefined,
  variables: Record<string, unknown> = {},
  operation?: OperationDefinitionNode,
): number | undefined {
  if (value?.kind === Kind.INT) return Number(value.value);
  if (value?.kind === Kind.LIST) return value.values.length;
  if (value?.kind !== Kind.VARIABLE) return undefined;
  const name = value.name.value;
  const given = Object.hasOwn(variables, name) ? variables[name] : undefined;
  if (typeof given === 'number') return given;
  if (Array.isArray(given)) return given.length;
  const definition = operation?.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  return numberIn(definition?.defaultValue);
}

const isList = ({ type }: GraphQLField<unknown, unknown>) => isListType(getNullableType(type));

/** Visits each fragment once, however often it is spread. */
function costOf({ schema, document, operation }: Asked, sizeOf: SizeOf): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const ofFragments = new Map<string, number>();

  function ofSet(
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType | null | undefined,
    factor: number,
  ): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) cost += factor * ofField(selection, parent);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += SCALAR + ofFragment(selection.name.value);
      else {
        const { typeCondition, selectionSet } = selection;
        const type = typeCondition ? schema.getType(typeCondition.name.value) : parent;
        cost += OBJECT + ofSet(selectionSet, type, DEPTH_FACTOR);
      }
    }
    return cost;
  }

  function ofField(
    { name: { value: name }, arguments: given, selectionSet }: FieldNode,
    parent: GraphQLNamedType | null | undefined,
  ): number {
    // Introspection is read from memory.
    if (name === '__schema') return 0;
    if (!selectionSet) return SCALAR;
    const definition = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
    const sizes = definition && isList(definition) ? ['first', 'ids'] : ['first'];
    const size = given?.find((argument) => sizes.includes(argument.name.value))?.value;
    const type = definition && getNamedType(definition.type);
    return sizeOf(size, definition) * (OBJECT + ofSet(selectionSet, type, DEPTH_FACTOR));
  }

  function ofFragment(name: string): number {
    const known = ofFragments.get(name);
    if (known !== undefined) return known;
    // Another rule refuses circular fragments.
    ofFragments.set(name, 0);
    const fragment = fragments.get(name);
    if (!fragment) return 0;
    const type = schema.getType(fragment.typeCondition.name.value);
    const cost = OBJECT + ofSet(fragment.selectionSet, type, DEPTH_FACTOR);
    ofFragments.set(name, cost);
    return cost;
  }

  return ofSet(operation.selectionSet, schema.getRootType(operation.operation), 1);
}
