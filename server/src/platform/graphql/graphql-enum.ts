import { registerEnumType } from 'type-graphql';

/**
 * An enum of the schema, whose values are its names.
 *
 * @param values the names, each with what the schema says of it.
 */
export function graphqlEnum<Name extends string>(
  name: string,
  description: string,
  values: Record<Name, string>,
): { readonly [N in Name]: N } {
  const entries = Object.entries<string>(values);
  // Every name becomes its own value, which a type cannot see in `fromEntries`.
  const names = Object.fromEntries(entries.map(([value]) => [value, value])) as { [N in Name]: N };
  const valuesConfig = Object.fromEntries(entries.map(([value, text]) => [value, { description: text }]));
  registerEnumType(names, {
    name,
    description,
    valuesConfig: valuesConfig as Record<Name, { description: string }>,
  });
  return names;
}
