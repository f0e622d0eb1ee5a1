import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Actor } from '#server/platform/common/actor.ts';
import { responseCodes, type ErrorCode } from '#shared/error-codes.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { AccessRule } from '#server/platform/graphql/access.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** The only file of a form. */
export interface FormFile {
  /** The name of its field. */
  name: string;
  /** Determines its size limit and its deadline. */
  kind: 'picture' | 'video';
  /** Accepted media types. The services check the content. */
  types: readonly string[];
  description: string;
}

/** The context of every call. */
interface Caller<Services> {
  services: Services;
  actor: Actor;
  request: Request;
  response: Response;
  /** Undefined when the form had no file. */
  openFile: (() => Readable) | undefined;
}

interface Inputs {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Fields = z.ZodObject;

/** The documentation and the access rule of a route. */
interface Documented<Tag extends string> extends AccessRule {
  /** One name for each method of the route. */
  operations: Partial<Record<Method, string>>;
  /** The path below `/api/v1`, with parameters in braces as in OpenAPI. */
  path: string;
  /** The group in the documentation. */
  tag: Tag;
  summary: string;
  description?: string;
  /** Whether it changes something. A token then needs the WRITE scope of the area, and other sites are refused, even for a GET. */
  isChange: boolean;
  /** Whether every visitor gets the same answer until the content of the school changes, so that it can be cached. */
  isKept?: boolean;
  /** Codes beyond those that follow from the rest of the definition. */
  errors?: readonly ErrorCode[];
}

interface Definition<
  Services,
  Tag extends string,
  Params extends Fields,
  Query extends Fields,
  Body extends Fields,
  Answer extends Fields,
> extends Documented<Tag> {
  params?: Params;
  query?: Query;
  /** A JSON body, or a form when there is a file. */
  body?: Body;
  file?: FormFile;
  /** The fields of a successful response besides `success`. */
  answer: Answer;
  handle: (
    call: Caller<Services> & { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> },
  ) => Promise<z.input<Answer>>;
}

/** A route as the documentation sees it. */
export interface DescribedRoute extends Documented<string> {
  params: Fields;
  query: Fields;
  /** Undefined for a call without a body. */
  body?: Fields;
  file?: FormFile;
  /** Includes `success`. */
  answer: Fields;
}

/** A call of the facade: one definition is mounted, validates requests and is documented. */
export interface Route<Services> extends DescribedRoute {
  /** Validates the inputs, then makes the call. Throws BAD_USER_INPUT, and what the service throws. */
  run: (caller: Caller<Services>, inputs: Inputs) => Promise<object>;
}

const nothing = z.object({});

/** Returns `defineRoute` for an API over these services, documented in these groups. */
export function routesOf<Services, Tag extends string>() {
  /** Ties a call's types to its schemas. */
  return function defineRoute<
    Params extends Fields = typeof nothing,
    Query extends Fields = typeof nothing,
    Body extends Fields = typeof nothing,
    Answer extends Fields = typeof nothing,
  >(definition: Definition<Services, Tag, Params, Query, Body, Answer>): Route<Services> {
    const { params, query, body, answer, handle, ...documented } = definition;
    return {
      ...documented,
      params: params ?? nothing,
      query: query ?? nothing,
      body,
      answer: z.object({ success: z.literal(true), ...answer.shape }),
      run: async (caller, inputs) => ({
        success: true,
        ...(await handle({
          ...caller,
          params: validateInput(params, inputs.params),
          query: validateInput(query, inputs.query),
          body: validateInput(body, inputs.body),
        })),
      }),
    };
  };
}

/** Without a schema the type is that of `nothing`, whose only value is an empty object. */
function validateInput<Schema extends Fields>(schema: Schema | undefined, input: unknown) {
  // `validate` returns the output of its schema, which TypeScript cannot infer for a generic one.
  return (schema ? validate(schema as Fields, input) : {}) as z.output<Schema>;
}

const errorFields = {
  code: z.enum(responseCodes).meta({ description: 'The reason, for programs. Codes may be added.' }),
  fields: z
    .record(z.string(), z.string())
    .optional()
    .meta({ description: 'For bad input: what is wrong with each field.' }),
  incident: z
    .string()
    .optional()
    .meta({ description: 'For an internal error: an id to quote when you report it.' }),
};

export const errorAnswer = z
  .object({
    success: z.literal(false),
    message: z.string().meta({ description: 'What went wrong, for the person who sent the request.' }),
    ...errorFields,
  })
  .meta({ id: 'Error', description: 'The response of every call that fails.' });

export const problemAnswer = z
  .object({
    type: z.string().meta({ description: 'The documentation of the code.' }),
    title: z.string().meta({ description: 'The phrase of the status.' }),
    status: z.int(),
    detail: z.string().meta({ description: 'What went wrong, for the person who sent the request.' }),
    ...errorFields,
  })
  .meta({
    id: 'Problem',
    description:
      'The same as problem details (RFC 9457), for a client whose `Accept` prefers `application/problem+json`.',
  });
