import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { statusOf, type ErrorCode, type ResponseCode } from '#shared/error-codes.ts';
import { Access } from '#server/platform/graphql/access.ts';
import { ERROR_MEANINGS } from '#server/platform/common/error-meanings.ts';
import { errorAnswer, problemAnswer, type DescribedRoute, type Method } from './route.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

export interface ApiNames {
  /** Name of the school. */
  title: string;
  publicUrl: string;
  /** Name of the session cookie. */
  cookieName: string;
  /** The groups of calls, with what each is for. */
  sections: Record<string, string>;
}

/** Builds the OpenAPI 3.1 document from the definitions that are mounted and that validate the requests. */
export function describeApi(
  routes: readonly DescribedRoute[],
  { title, publicUrl, cookieName, sections }: ApiNames,
): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    // The keys of an object that we define.
    for (const method of Object.keys(route.operations) as Method[]) {
      const key = method.toLowerCase() as Lowercase<Method>;
      paths[route.path] = { ...paths[route.path], [key]: describeOperation(route, method) };
    }
  }
  const document: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description:
        'Courses, lectures, accounts and payments of the school. The GraphQL API at `/graphql` uses the same services and offers more.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    security: [],
    tags: Object.entries(sections).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'The session cookie, set by logging in.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal API token, created on the profile page. Each call names the scope that it needs; WRITE includes READ of the same area.',
        },
      },
    },
  };
  return createDocument(document, { override: ({ jsonSchema }) => keepOpen(jsonSchema) });
}

/** Removes limits from schemas: responses may get more fields, and integers are not bounded. */
function keepOpen(jsonSchema: { additionalProperties?: unknown; minimum?: number; maximum?: number }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function describeOperation(route: DescribedRoute, method: Method): ZodOpenApiOperationObject {
  const { operations, tag, summary, description, access, isChange, params, query } = route;
  const rule = {
    [Access.PUBLIC]: undefined,
    [Access.USER]: 'Requires an account.',
    [Access.ADMIN]: 'Requires an admin.',
  }[access];
  const guard =
    method === 'GET' && isChange
      ? 'It changes data: a browser that opens the URL is refused. With a cookie, the call is accepted only from scripts of our own pages or with the header `X-Requested-With`.'
      : undefined;
  return {
    operationId: operations[method],
    tags: [tag],
    // A GET that changes something has a twin, which needs its own summary.
    summary: method === 'POST' && operations.GET ? `${summary}, by POST` : summary,
    description: [description, rule, guard, tokenRule(route)].filter(Boolean).join(' ') || undefined,
    security: securityOf(route),
    requestParams: { path: params, query, ...(method === 'POST' && { header: idempotency }) },
    requestBody: describeBody(route),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: route.answer } },
        headers: answerHeaders.extend({
          ...(method === 'POST' && replayedHeader.shape),
          ...(isChange && ignoredHeader.shape),
        }),
      },
      ...describeErrors(route),
    },
  };
}

/** Visitors need no credentials. A token needs the scope even where visitors need none. */
function securityOf(route: DescribedRoute): Record<string, string[]>[] {
  const visitor = route.access === Access.PUBLIC ? [{}] : [];
  const token = route.refusesTokens ? [] : [{ token: [scopeOf(route)] }];
  return [...visitor, { session: [] }, ...token];
}

const scopeOf = ({ area, isChange }: DescribedRoute) => `${area}_${isChange ? 'WRITE' : 'READ'}`;

const tokenRule = (route: DescribedRoute) =>
  route.refusesTokens ? 'Not with an API token.' : `An API token needs the scope \`${scopeOf(route)}\`.`;

const idempotency = z.object({
  'Idempotency-Key': z.string().optional().meta({
    description:
      'With an API token, the call is carried out once. A repeated call with the same key within a day gets the first answer, and another call or another file with that key `BAD_USER_INPUT`. Without a token, the key is ignored.',
  }),
});

function describeBody({ body, file }: DescribedRoute): ZodOpenApiOperationObject['requestBody'] {
  if (!body) return undefined;
  if (!file) return { required: true, content: { 'application/json': { schema: body } } };
  const contentType = file.types.join(', ');
  const upload = z.unknown().meta({
    description: file.description,
    override: { type: 'string', contentMediaType: 'application/octet-stream', format: 'binary' },
  });
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: z.object({ ...body.shape, [file.name]: upload }).required(),
        encoding: { [file.name]: { contentType } },
      },
    },
  };
}

/**
 * Returns the codes that a route names, and those that follow from its definition. UNAUTHENTICATED and FORBIDDEN are for
 * a bad token and a token without the scope, even where nothing else is required, and TOO_MANY_REQUESTS for a token that
 * has spent its points.
 */
export function errorCodes({
  asksAgain,
  params,
  query,
  body,
  operations,
  errors = [],
}: DescribedRoute): Set<ErrorCode> {
  const takesInput = body !== undefined || [params, query].some(({ shape }) => Object.keys(shape).length > 0);
  const codes: ErrorCode[] = [
    ...errors,
    'SERVICE_UNAVAILABLE',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'TOO_MANY_REQUESTS',
  ];
  if (operations.POST) codes.push('BAD_USER_INPUT', 'CONFLICT');
  if (takesInput) codes.push('BAD_USER_INPUT');
  if (asksAgain) codes.push('CONFIRMATION_REQUIRED');
  if (body) codes.push('REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  return new Set(codes);
}

const limit =
  'As defined by draft-ietf-httpapi-ratelimit-headers, if a limit counted the call. `"tokens"` counts each call with an API token; others may follow after a comma.';
/** The headers of every answer. */
const answerHeaders = z.object({
  'X-Request-Id': z.string().meta({ description: "Id of the call, also in the school's log." }),
  RateLimit: z.string().optional().meta({ description: limit }),
  'RateLimit-Policy': z.string().optional().meta({ description: limit }),
});
const replayedHeader = z.object({
  'Idempotency-Replayed': z
    .literal('true')
    .optional()
    .meta({ description: 'This is the answer of an earlier call with the same `Idempotency-Key`.' }),
});
const ignoredHeader = z.object({
  'Idempotency-Key-Ignored': z.literal('true').optional().meta({
    description: 'The `Idempotency-Key` of the call did not count. It counts for POST with an API token.',
  }),
});
const seconds = z.int().meta({ description: 'Seconds until the client should retry.' });
const challenge = z
  .string()
  .meta({ description: 'How to authenticate, or the scope that a token lacks (RFC 6750).' });
/** Further headers of errors, by status. */
const ERROR_HEADERS: Partial<Record<number, z.ZodObject>> = {
  401: answerHeaders.extend({ 'WWW-Authenticate': challenge }),
  403: answerHeaders.extend({ 'WWW-Authenticate': challenge.optional() }),
  429: answerHeaders.extend({ 'Retry-After': seconds }),
  // The time may be unknown.
  503: answerHeaders.extend({ 'Retry-After': seconds.optional() }),
};

function describeErrors(route: DescribedRoute): ZodOpenApiResponsesObject {
  const content = {
    'application/json': { schema: errorAnswer },
    'application/problem+json': { schema: problemAnswer },
  };
  const codes: ResponseCode[] = [...errorCodes(route), 'INTERNAL_SERVER_ERROR'];
  const byStatus = Map.groupBy(codes, statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${ERROR_MEANINGS[code]}`).join(' '),
        content,
        headers: ERROR_HEADERS[status] ?? answerHeaders,
      },
    ]),
    // `fromEntries` cannot type the keys.
  ) as ZodOpenApiResponsesObject;
}
