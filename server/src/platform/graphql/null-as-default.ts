import {
  defaultFieldResolver,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** An argument, or a field of an input object. */
interface Given {
  name: string;
  type: GraphQLInputType;
  defaultValue?: unknown;
}

type Values = Record<string, unknown>;

/**
 * Lets callers pass null wherever a value that must not be null has a default. Null then means the default, as for
 * clients that send null for each variable that they leave out.
 */
export function takeNullAsDefault(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap());
  const withDefault = new Set<Given>();
  const loosen = (given: Given) => {
    if (!isNonNullType(given.type) || given.defaultValue === undefined) return;
    given.type = given.type.ofType;
    withDefault.add(given);
  };
  for (const type of types.filter(isInputObjectType)) Object.values(type.getFields()).forEach(loosen);
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()));
  for (const field of fields) {
    field.args.forEach(loosen);
    if (!field.args.some((given) => hasDefault(given, withDefault))) continue;
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args: Values, context, info) =>
      resolve(source, filled(args, field.args, withDefault), context, info);
  }
}

/** Whether a value or one inside it has a default for null. */
function hasDefault(given: Given, withDefault: ReadonlySet<Given>, around: readonly Given[] = []): boolean {
  if (withDefault.has(given)) return true;
  if (around.includes(given)) return false;
  return insideOf(given).some((inner) => hasDefault(inner, withDefault, [...around, given]));
}

function insideOf({ type }: Given): readonly Given[] {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
}

/** Returns the values with defaults in the place of null. Changes nothing that it got. */
function filled(values: Values, givens: readonly Given[], withDefault: ReadonlySet<Given>): Values {
  let result = values;
  for (const given of givens) {
    const { name, defaultValue } = given;
    const value = values[name];
    const better =
      value === null && withDefault.has(given) ? defaultValue : inside(value, given, withDefault);
    if (better !== value) result = { ...result, [name]: better };
  }
  return result;
}

function inside(value: unknown, given: Given, withDefault: ReadonlySet<Given>): unknown {
  const inner = insideOf(given);
  if (inner.length === 0 || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each) => inside(each, given, withDefault));
  // A coerced input object.
  return filled(value as Values, inner, withDefault);
}
