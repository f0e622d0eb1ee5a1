import type { Readable } from 'node:stream';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Actor } from '#server/platform/common/actor.ts';
import type { ErrorCode } from '#server/platform/common/errors.ts';
import { validate } from '#server/platform/common/validate.ts';
import type { AccessRule } from '#server/platform/graphql/access.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** The one file of a form. */
export interface FormFile {
  /** Its field. */
  name: string;
  /** What it may be at most, and how long it may take. */
  kind: 'picture' | 'video';
  /** Media types that are taken; the services judge by content. */
  types: readonly string[];
  description: string;
}

/** What every route works with. */
interface Caller<Services> {
  services: Services;
  actor: Actor;
  request: Request;
  response: Response;
  /** Undefined when the form came without its file. */
  openFile: (() => Readable) | undefined;
}

interface Inputs {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Fields = z.ZodObject;

/** What is said of a route. */
interface Documented<Tag extends string> extends AccessRule {
  /** One name for each method of the route. */
  operations: Partial<Record<Method, string>>;
  /** Below `/api/v1`, with parameters in braces as in OpenAPI. */
  path: string;
  /** The group that it is documented in. */
  tag: Tag;
  summary: string;
  description?: string;
  /** Whether it changes something: a token needs the WRITE of the area, and other sites are refused, for a GET as well. */
  isChange: boolean;
  /** Whether every visitor is answered alike, until the content of the school changes. */
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
  /** What a success answers with, beside `success`. */
  answer: Answer;
  handle: (
    call: Caller<Services> & { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> },
  ) => Promise<z.input<Answer>>;
}

/** A route as the documentation knows it. */
export interface DescribedRoute extends Documented<string> {
  params: Fields;
  query: Fields;
  /** Undefined for a call without a body. */
  body?: Fields;
  file?: FormFile;
  /** With `success`. */
  answer: Fields;
}

/** A call of the facade: what is mounted, what judges the request and what is documented, in one. */
export interface Route<Services> extends DescribedRoute {
  /** Judges the inputs, then makes the call. Throws BAD_USER_INPUT and what the service throws. */
  run: (caller: Caller<Services>, inputs: Inputs) => Promise<object>;
}

const nothing = z.object({});

/** Gives `defineRoute` for an API over these services, documented in these groups. */
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
  // `validate` gives the output of the schema it is given; TypeScript does not follow that through a generic one.
  return (schema ? validate(schema as Fields, input) : {}) as z.output<Schema>;
}

export const errorAnswer = z
  .object({
    success: z.literal(false),
    message: z.string().meta({ description: 'What went wrong, for the person who asked.' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'For bad input: what is wrong with each field.' }),
    incident: z
      .string()
      .optional()
      .meta({ description: 'For a fault on our side: an id to name when you report it.' }),
  })
  .meta({ id: 'Error', description: 'Every call that fails answers like this.' });
