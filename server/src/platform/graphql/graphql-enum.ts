import { registerEnumType } from 'type-graphql';

/**
 * Registers an enum of the schema, whose values equal its names.
 *
 * @param values the names, each with its description in the schema.
 */
export function graphqlEnum<Name extends string>(
  name: string,
  description: string,
  values: Record<Name, string>,
): { readonly [N in Name]: N } {
  const entries = Object.entries<string>(values);
  // Every name maps to itself, which the type of `fromEntries` cannot express.
  const names = Object.fromEntries(entries.map(([value]) => [value, value])) as { [N in Name]: N };
  const valuesConfig = Object.fromEntries(entries.map(([value, text]) => [value, { description: text }]));
  registerEnumType(names, {
    name,
    description,
    valuesConfig: valuesConfig as Record<Name, { description: string }>,
  });
  return names;
}
