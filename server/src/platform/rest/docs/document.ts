/** The part of an OpenAPI document that its page shows. */
export interface ShownDocument {
  info: { title: string; description: string };
  servers: [{ url: string }];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<ShownMethod, ShownOperation>>>;
  components: { schemas: Record<string, ShownSchema> };
}

export const shownMethods = ['get', 'post', 'delete'] as const;
export type ShownMethod = (typeof shownMethods)[number];

export interface ShownOperation {
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  security: object[];
  parameters: ShownParameter[];
  requestBody?: { content: Record<string, { schema: ShownSchema }> };
  responses: Record<
    string,
    {
      description: string;
      content: { 'application/json': { schema: ShownSchema } };
      headers?: Record<string, unknown>;
    }
  >;
}

export interface ShownParameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  schema: ShownSchema;
}

export interface ShownSchema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  description?: string;
  deprecated?: boolean;
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, ShownSchema>;
  additionalProperties?: ShownSchema;
  items?: ShownSchema;
  minItems?: number;
  anyOf?: ShownSchema[];
}

/** A call with its method and path. */
export interface ShownCall {
  method: ShownMethod;
  path: string;
  operation: ShownOperation;
}

export function callsOf({ paths }: ShownDocument): ShownCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    shownMethods.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

/** Whether visitors are refused. An empty entry means that a call needs no credentials. */
export const needsAccount = (security: readonly object[]): boolean =>
  !security.some((proof) => Object.keys(proof).length === 0);
