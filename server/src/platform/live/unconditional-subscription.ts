import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

const CONDITIONS = new Set(['skip', 'include']);

/**
 * Refuses `@skip` and `@include` at the top of a subscription, as the specification does since September 2025 (5.2.4.1,
 * Single Root Field). A subscription whose only field is left out has nothing to listen to, and graphql-js 16 fails at
 * it.
 */
export function unconditionalSubscription(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation !== OperationTypeNode.SUBSCRIPTION) return;
      for (const { directives = [] } of topSelections(context, selectionSet)) {
        const nodes = directives.filter(({ name }) => CONDITIONS.has(name.value));
        if (nodes.length === 0) continue;
        const message = 'A subscription must not use "@skip" or "@include" in its top level selection.';
        context.reportError(new GraphQLError(message, { nodes }));
      }
    },
  };
}

/** Returns the selections at the top level: fields, and the fragments that contain them. */
function topSelections(context: ValidationContext, { selections }: SelectionSetNode): SelectionNode[] {
  const found = [...selections];
  const spread = new Set<string>();
  // The list grows during the loop. Each fragment is read once, because it may contain itself.
  for (const selection of found) {
    if (selection.kind === Kind.INLINE_FRAGMENT) found.push(...selection.selectionSet.selections);
    if (selection.kind !== Kind.FRAGMENT_SPREAD || spread.has(selection.name.value)) continue;
    spread.add(selection.name.value);
    found.push(...(context.getFragment(selection.name.value)?.selectionSet.selections ?? []));
  }
  return found;
}
