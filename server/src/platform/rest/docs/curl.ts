import { needsAccount, type ShownCall, type ShownParameter, type ShownSchema } from './document.ts';

const INDENT = ' \\\n  ';

/** Formats a call as a shell command, which reads the token from the variable LECTERN_TOKEN. */
export function curlOf({ method, path, operation }: ShownCall, server: string): string {
  const { parameters, requestBody, security } = operation;
  const address = new URL(server + fillPath(path, parameters));
  for (const { name, schema, required, in: place } of parameters) {
    if (place === 'query' && required) address.searchParams.set(name, String(exampleOf(schema)));
  }
  const json = requestBody?.content['application/json'];
  const form = requestBody?.content['multipart/form-data'];
  const isImplied = method === 'get' || json !== undefined || form !== undefined;
  const parts = [
    `curl ${isImplied ? '' : `-X ${method.toUpperCase()} `}'${address.href}'`,
    needsAccount(security) && '-H "Authorization: Bearer $LECTERN_TOKEN"',
    json && "-H 'Content-Type: application/json'",
    json && `-d '${JSON.stringify(exampleBody(json.schema))}'`,
    ...(form ? formParts(form.schema) : []),
  ];
  return parts.filter(Boolean).join(INDENT);
}

function fillPath(path: string, parameters: ShownParameter[]): string {
  return path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
    String(exampleOf(parameters.find((parameter) => parameter.name === name)?.schema ?? {})),
  );
}

function exampleBody({ properties = {} }: ShownSchema): object {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema)]));
}

function formParts({ properties = {} }: ShownSchema): string[] {
  return Object.entries(properties).map(([name, schema]) => {
    if (schema.format !== 'binary') return `-F '${name}=${String(exampleOf(schema))}'`;
    return `-F '${name}=@${name === 'lecture' ? 'lecture.mp4' : `${name}.png`}'`;
  });
}

function exampleOf({ examples, default: fallback }: ShownSchema): unknown {
  return examples?.[0] ?? fallback ?? '…';
}
