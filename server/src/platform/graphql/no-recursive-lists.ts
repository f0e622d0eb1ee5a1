import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/**
 * Refuses a list inside itself, like the lectures of the courses of a course's lectures. Each level multiplies the
 * answer by the length of the list and adds no information. The depth limit restricts all other nesting.
 */
export const noRecursiveLists: ValidationRule = (context) => {
  const ofFragments = new Map<string, ReadonlySet<string>>();
  return {
    OperationDefinition: ({ selectionSet, operation }) =>
      void listsIn(context, ofFragments, selectionSet, context.getSchema().getRootType(operation)),
  };
};

/** Returns the lists of a selection at any depth, as `Type.field`. Reports those that are inside themselves. */
function listsIn(
  context: ValidationContext,
  ofFragments: Map<string, ReadonlySet<string>>,
  { selections }: SelectionSetNode,
  parent: GraphQLNamedType | null | undefined,
): Set<string> {
  const lists = new Set<string>();
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
      // Other rules report unknown fields. Nesting in introspection is finite.
      if (!field || !selection.selectionSet) continue;
      const within = listsIn(context, ofFragments, selection.selectionSet, getNamedType(field.type));
      if (isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type))) {
        const list = `${String(parent)}.${name}`;
        if (within.has(list)) {
          context.reportError(
            new GraphQLError(`${list} cannot be asked for inside itself.`, { nodes: selection }),
          );
        }
        within.add(list);
      }
      within.forEach((list) => lists.add(list));
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = selection.typeCondition
        ? context.getSchema().getType(selection.typeCondition.name.value)
        : parent;
      listsIn(context, ofFragments, selection.selectionSet, type).forEach((list) => lists.add(list));
    } else {
      listsOfFragment(context, ofFragments, selection.name.value).forEach((list) => lists.add(list));
    }
  }
  return lists;
}

/** Visits each fragment once, however often it is spread. Another rule refuses circular fragments. */
function listsOfFragment(
  context: ValidationContext,
  ofFragments: Map<string, ReadonlySet<string>>,
  name: string,
): ReadonlySet<string> {
  const known = ofFragments.get(name);
  if (known) return known;
  ofFragments.set(name, new Set());
  const fragment = context.getFragment(name);
  if (!fragment) return new Set();
  const type = context.getSchema().getType(fragment.typeCondition.name.value);
  const lists = listsIn(context, ofFragments, fragment.selectionSet, type);
  ofFragments.set(name, lists);
  return lists;
}
