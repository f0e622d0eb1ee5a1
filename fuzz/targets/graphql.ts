import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
} from 'graphql';
import { addLecture, createCourse, registerAdmin, registerPaidSubscriber } from '#testing/factories.ts';
import { ask } from '../oracle.ts';
import { defineTarget } from '../target.ts';

/** Limits within which most documents are valid. */
const DEPTH = 3;
const FIELDS = 2;
type Known = readonly string[];

/** A literal, valid for its type or not. */
function literal(type: GraphQLInputType, known: Known): fc.Arbitrary<string> {
  const bare = getNullableType(type);
  const text = fc.oneof(
    fc.constantFrom(
      ...known,
      '',
      '\0',
      '\ud800',
      '%',
      "'",
      'ada@example.com',
      'Lectern#1',
      '2026-02-30T25:00:00Z',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const odd = fc.oneof(
    fc.constantFrom('null', '-1', '2147483648', '1e308', 'true', '{}', '[]'),
    text.map((value) => JSON.stringify(value)),
  );
  const right = (): fc.Arbitrary<string> => {
    if (isListType(bare)) {
      const element = literal(bare.ofType, known);
      return fc.array(element, { maxLength: 3 }).map((values) => `[${values.join(', ')}]`);
    }
    if (isInputObjectType(bare)) {
      const fields = Object.values(bare.getFields()).map((field) =>
        literal(field.type, known).map((value) => `${field.name}: ${value}`),
      );
      return fc.tuple(...fields).map((values) => `{${values.join(', ')}}`);
    }
    if (isEnumType(bare)) return fc.constantFrom(...bare.getValues().map(({ name }) => name));
    return text.map((value) => JSON.stringify(value));
  };
  return fc.oneof({ weight: 9, arbitrary: fc.constant(null).chain(right) }, odd);
}

/** It has no arguments, and compares all customers of the other cases, which takes longer than the oracle waits. */
const LONG = 'reconcilePayments';

/** A field with its arguments, and some of its subfields. */
function selection(field: GraphQLField<unknown, unknown>, depth: number, known: Known): fc.Arbitrary<string> {
  const type = getNamedType(field.type);
  const given = fc
    .tuple(...field.args.map((arg) => literal(arg.type, known).map((value) => `${arg.name}: ${value}`)))
    .map((args) => (args.length > 0 ? `(${args.join(', ')})` : ''));
  if (!isObjectType(type) && !isInterfaceType(type)) return given.map((args) => field.name + args);
  return fc
    .tuple(given, selections(type, depth - 1, known))
    .map(([args, set]) => `${field.name}${args} ${set}`);
}

function selections(
  type: GraphQLObjectType | GraphQLInterfaceType,
  depth: number,
  known: Known,
): fc.Arbitrary<string> {
  const all = Object.values(type.getFields()).filter(({ name }) => name !== LONG);
  const fields = depth > 0 ? all : all.filter((field) => isLeafType(getNamedType(field.type)));
  if (fields.length === 0) return fc.constant('{ __typename }');
  const one = fc.constantFrom(...fields).chain((field) => selection(field, depth, known));
  return fc
    .array(one, { minLength: 1, maxLength: FIELDS })
    .map((chosen) => `{ ${chosen.map((text, index) => `f${index}: ${text}`).join(' ')} }`);
}

/** Documents of the served schema: each field, with unsuitable argument values. */
export const graphqlDocuments = defineTarget({
  name: 'graphql',
  async prepare(school) {
    const { id, client } = await registerAdmin(school);
    const course = await createCourse(client);
    const lecture = await addLecture(client, course.id);
    const learner = await registerPaidSubscriber(school);
    return { school, known: [id, learner.id, course.id, course.slug, lecture.id] };
  },
  arbitrary: ({ school, known }) => {
    const { schema } = school.container;
    const types = { query: schema.getQueryType(), mutation: schema.getMutationType() };
    const operation = (kind: keyof typeof types) => {
      const type = types[kind];
      if (!type) throw new Error(`The schema has no ${kind}`);
      return selections(type, DEPTH, known).map((set) => `${kind} ${set}`);
    };
    return fc.oneof(operation('query'), operation('mutation'));
  },
  async send({ school }, query) {
    // The previous case may have ended its session, or deleted its account.
    const { client } = await registerAdmin(school);
    await ask(client, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  },
});
