import { z } from 'zod';
import type { FormData } from './form-encoding.ts';
import { metadata } from './metadata.ts';
import { fault, type FaultContext } from './parameter-fault.ts';
import { StripeApiError, invalidRequest } from './stripe-error.ts';

function nonEmpty(value: string, context: FaultContext): string {
  if (value !== '') return value;
  return fault(
    context,
    "You passed an empty string for '{param}'. We assume empty values are an attempt to unset a parameter; however " +
      "'{param}' cannot be unset. You should remove '{param}' from your request or supply a non-empty value.",
    'parameter_invalid_empty',
  );
}

function withinLength(maximum: number) {
  return (value: string, context: FaultContext): string =>
    value.length <= maximum
      ? value
      : fault(context, `Invalid string: must be at most ${maximum} characters`, 'parameter_invalid_string');
}

function text(maximum = 5000) {
  return z.string().transform(nonEmpty).transform(withinLength(maximum));
}

/** Text that an empty value unsets, returned as null. */
function clearableText(maximum = 5000) {
  return z
    .string()
    .transform(withinLength(maximum))
    .transform((value) => value || null);
}

function integer({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = {}) {
  return z.string().transform((value, context) => {
    const number = Number(value);
    if (!/^-?\d+$/.test(value)) {
      return fault(context, `Invalid integer: ${value}`, 'parameter_invalid_integer');
    }
    if (number < minimum) {
      return fault(
        context,
        `This value must be greater than or equal to ${minimum}.`,
        'parameter_invalid_integer',
      );
    }
    if (number > maximum) {
      return fault(
        context,
        `This value must be less than or equal to ${maximum}.`,
        'parameter_invalid_integer',
      );
    }
    return number;
  });
}

function boolean() {
  return z.string().transform((value, context) => {
    if (value !== 'true' && value !== 'false') return fault(context, `Invalid boolean: ${value}`);
    return value === 'true';
  });
}

function choice<const Value extends string>(...values: Value[]) {
  return z.string().transform((value, context): Value => {
    const known = values.find((candidate) => candidate === value);
    const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(values);
    return known ?? fault(context, `Invalid {param}: must be one of ${names}`);
  });
}

function email() {
  return text(512).transform((value, context) =>
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)
      ? value
      : fault(context, `Invalid email address: ${value}`, 'email_invalid'),
  );
}

function webAddress() {
  return text().transform((value, context) => {
    const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
    if (protocol === 'https:' || protocol === 'http:') return value;
    return fault(context, 'Not a valid URL', 'url_invalid');
  });
}

function currency() {
  return z.string().transform((value, context) => {
    const known = Intl.supportedValuesOf('currency').includes(value.toUpperCase());
    return known ? value.toLowerCase() : fault(context, `Invalid currency: ${value}`);
  });
}

/** `name[0]`, `name[1]` arrive as a record of numbers. Anything else is left for validation. */
function listOfIndexed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  if (!entries.every(([index]) => /^\d+$/.test(index))) return value;
  return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]): unknown => item);
}

function list<Item extends z.ZodType>(item: Item, { maximum = 100 } = {}) {
  return z.preprocess(
    listOfIndexed,
    z.array(item).transform((items, context) => {
      if (items.length <= maximum) return items;
      return fault(context, `Array must have at most ${maximum} elements`);
    }),
  );
}

/** A time in Unix seconds, or bounds on it. */
function timeRange() {
  const bound = integer().optional();
  return z.preprocess(
    (value) => (typeof value === 'string' ? { exactly: value } : value),
    z.strictObject({ exactly: bound, gt: bound, gte: bound, lt: bound, lte: bound }),
  );
}

/** The building blocks of the API's parameter schemas. All values arrive as text. */
export const parameter = {
  text,
  clearableText,
  integer,
  boolean,
  choice,
  email,
  webAddress,
  currency,
  list,
  metadata,
  timeRange,
};

type ParameterPath = readonly PropertyKey[];

function nameOf(path: ParameterPath): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}

function valueAt(form: FormData, path: ParameterPath): unknown {
  return path.reduce<unknown>(
    (node, part) => (typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined),
    form,
  );
}

function describeUnknown(issue: z.core.$ZodIssueUnrecognizedKeys): StripeApiError {
  const names = issue.keys.map((key) => nameOf([...issue.path, key]));
  const noun = names.length === 1 ? 'parameter' : 'parameters';
  return invalidRequest(`Received unknown ${noun}: ${names.join(', ')}`, names[0], 'parameter_unknown');
}

function describeIssue(issue: z.core.$ZodIssue, form: FormData): StripeApiError {
  const param = nameOf(issue.path);
  if (issue.code === 'invalid_type') {
    return valueAt(form, issue.path) === undefined
      ? invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing')
      : invalidRequest(`Invalid ${issue.expected === 'record' ? 'object' : issue.expected}`, param);
  }
  const code: unknown = issue.code === 'custom' ? issue.params?.code : undefined;
  const message = issue.message.replaceAll('{param}', param);
  return invalidRequest(message, param, typeof code === 'string' ? code : undefined);
}

/**
 * Validates a call's parameters.
 * @throws StripeApiError (400) for the first error; unknown parameters come before all others
 */
export function readParameters<Schema extends z.ZodType>(schema: Schema, form: FormData): z.output<Schema> {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  const { issues } = result.error;
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  const [first] = issues;
  if (unknown) throw describeUnknown(unknown);
  throw first ? describeIssue(first, form) : invalidRequest('Invalid request');
}

/** The new value of a member: the sent one, including null, or the current one. */
export function sentOr<Value>(sent: Value | undefined, current: Value): Value {
  return sent === undefined ? current : sent;
}
