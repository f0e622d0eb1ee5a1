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
 * Refuses a list inside itself, like the lectures of the courses of a course's lectures: each such round multiplies the
 * answer by the length of the list and tells nothing new. Everything else may be as deep as the depth limit lets it.
 */
export const noRecursiveLists: ValidationRule = (context) => {
  const ofFragments = new Map<string, ReadonlySet<string>>();
  return {
    OperationDefinition: ({ selectionSet, operation }) =>
      void listsIn(context, ofFragments, selectionSet, context.getSchema().getRootType(operation)),
  };
};

/** The lists of a selection at any depth, as `Type.field`; those that are inside themselves are reported. */
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
      // Other rules speak of unknown fields; what introspection nests in itself has an end.
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

/** Each fragment is looked at once, however often it is spread; one in a circle is another rule's to refuse. */
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
