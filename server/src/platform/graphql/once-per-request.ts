import {
  GraphQLError,
  Kind,
  type FieldNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { Extensions } from 'type-graphql';

/** Marks an operation that a document may call once, so that aliases cannot multiply its cost for others. */
export const OncePerRequest = Extensions({ isOncePerRequest: true }) as MethodDecorator;

/** Refuses a document that calls an operation marked with `OncePerRequest` several times. */
export const oncePerRequest: ValidationRule = (context) => ({
  OperationDefinition: ({ selectionSet, operation }) => {
    const operations = context.getSchema().getRootType(operation)?.getFields() ?? {};
    const called = new Set<string>();
    for (const field of fieldsOf(context, selectionSet)) {
      const name = field.name.value;
      if (!operations[name]?.extensions.isOncePerRequest) continue;
      if (called.has(name)) {
        context.reportError(new GraphQLError(`${name} can be called once a request.`, { nodes: field }));
      }
      called.add(name);
    }
  },
});

/** Returns the fields of a selection and of its fragments. Each fragment is visited once. */
function fieldsOf(
  context: ValidationContext,
  { selections }: SelectionSetNode,
  spread = new Set<string>(),
): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(context, selection.selectionSet, spread);
    const name = selection.name.value;
    const fragment = spread.has(name) ? undefined : context.getFragment(name);
    spread.add(name);
    return fragment ? fieldsOf(context, fragment.selectionSet, spread) : [];
  });
}
