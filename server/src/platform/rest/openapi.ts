import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { ERROR_STATUS, type ErrorCode } from '#server/platform/common/errors.ts';
import { Access } from '#server/platform/graphql/access.ts';
import { errorAnswer, type DescribedRoute, type Method } from './route.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

const MEANINGS: Record<ErrorCode, string> = {
  BAD_USER_INPUT: 'Bad input.',
  UNAUTHENTICATED: 'Not logged in, or wrong credentials.',
  SECOND_FACTOR_REQUIRED: 'The account asks for a second factor.',
  FORBIDDEN: 'Not allowed.',
  DOCUMENT_NOT_TRUSTED: "Only the documents of the school's own pages are answered.",
  SECOND_FACTOR_SETUP_REQUIRED: 'Admins need a second factor here.',
  CONFIRMATION_REQUIRED: 'Show again that it is you.',
  NOT_FOUND: 'Unknown.',
  REQUEST_TIMEOUT: 'The body did not come in time.',
  CONFLICT: 'It contradicts what is there already.',
  PAYLOAD_TOO_LARGE: 'Too large.',
  UNSUPPORTED_MEDIA_TYPE: 'The wrong kind of file or body.',
  TOO_MANY_REQUESTS: 'Too often.',
  SERVICE_UNAVAILABLE: 'Not available right now.',
};

export interface ApiNames {
  /** Name of the school. */
  title: string;
  publicUrl: string;
  /** Name of the session cookie. */
  cookieName: string;
}

/** The OpenAPI 3.1 document of the facade, made from the definitions that are mounted and that judge the requests. */
export function describeApi(
  routes: readonly DescribedRoute[],
  { title, publicUrl, cookieName }: ApiNames,
): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of routes) {
    // The keys of an object of ours.
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
        'Courses, lectures, accounts and payments of the school. A thin facade over the services that the GraphQL API at `/graphql` uses too; that one can do more.',
    },
    servers: [{ url: `${publicUrl}/api/v1` }],
    security: [],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'The cookie that logging in sets.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal API token, made on the profile. The scope that it needs is named beside it; WRITE includes READ of the same area.',
        },
      },
    },
  };
  return createDocument(document, { override: ({ jsonSchema }) => keepOpen(jsonSchema) });
}

/** Answers may get more fields, and integers are as large as they get: the document does not say otherwise. */
function keepOpen(jsonSchema: { additionalProperties?: unknown; minimum?: number; maximum?: number }): void {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

function describeOperation(route: DescribedRoute, method: Method): ZodOpenApiOperationObject {
  const { operations, tag, summary, description, access, isChange, params, query } = route;
  const rule = {
    [Access.PUBLIC]: undefined,
    [Access.USER]: 'For everybody with an account.',
    [Access.ADMIN]: 'For admins.',
  }[access];
  const guard =
    method === 'GET' && isChange
      ? 'It changes something: a browser that opens the address is refused, and with a cookie it is taken only from scripts of our own pages or with the header `X-Requested-With`.'
      : undefined;
  return {
    operationId: operations[method],
    tags: [tag],
    // A GET that changes something has a twin, which needs a name of its own.
    summary: method === 'POST' && operations.GET ? `${summary}, by POST` : summary,
    description: [description, rule, guard, tokenRule(route)].filter(Boolean).join(' ') || undefined,
    security: securityOf(route),
    requestParams: { path: params, query, ...(method === 'POST' && { header: idempotency }) },
    requestBody: describeBody(route),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: route.answer } } },
      ...describeErrors(route),
    },
  };
}

/** Visitors need nothing. A token needs the scope even where visitors need nothing. */
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
      'With an API token: the call is carried out once; whoever sends it again within a day with the same key gets the first answer.',
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

/** The codes that a route names, and those that follow from its definition. */
export function errorCodes({
  access,
  asksAgain,
  params,
  query,
  body,
  operations,
  errors = [],
}: DescribedRoute): Set<ErrorCode> {
  const takesInput = body !== undefined || [params, query].some(({ shape }) => Object.keys(shape).length > 0);
  // FORBIDDEN is for a token without the scope, where no more is asked.
  const codes: ErrorCode[] = [...errors, 'SERVICE_UNAVAILABLE', 'FORBIDDEN'];
  if (operations.POST) codes.push('BAD_USER_INPUT', 'CONFLICT', 'TOO_MANY_REQUESTS');
  if (takesInput) codes.push('BAD_USER_INPUT');
  if (access !== Access.PUBLIC) codes.push('UNAUTHENTICATED');
  if (asksAgain) codes.push('CONFIRMATION_REQUIRED');
  if (body) codes.push('REQUEST_TIMEOUT', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  return new Set(codes);
}

const seconds = z.int().meta({ description: 'Seconds until another try is worth it.' });
/** The headers of errors that pass; what is not there for now may not know for how long. */
const RETRY_AFTER: Partial<Record<ErrorCode, z.ZodObject>> = {
  TOO_MANY_REQUESTS: z.object({ 'Retry-After': seconds }),
  SERVICE_UNAVAILABLE: z.object({ 'Retry-After': seconds.optional() }),
};

function describeErrors(route: DescribedRoute): ZodOpenApiResponsesObject {
  const codes = errorCodes(route);
  const content = { 'application/json': { schema: errorAnswer } };
  const known = [...codes].map((code) => [
    ERROR_STATUS[code],
    {
      description: MEANINGS[code],
      content,
      headers: RETRY_AFTER[code],
    },
  ]);
  return {
    ...Object.fromEntries(known),
    500: { description: 'A fault on our side.', content },
  } as ZodOpenApiResponsesObject;
}
