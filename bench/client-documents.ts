import { readFile, glob } from 'node:fs/promises';
import { Kind, parse, print, visit, type DefinitionNode, type DocumentNode } from 'graphql';
import { trustedDocuments } from '#server/platform/graphql/trusted-documents.ts';
import { get, postJson } from './load.ts';

/** Returns the client's operation of this name with its fragments, as text. */
export async function clientDocument(operation: string): Promise<string> {
  const definitions: DefinitionNode[] = [];
  for await (const file of glob('client/src/**/*.graphql')) {
    definitions.push(...parse(await readFile(file, 'utf8')).definitions);
  }
  const needed = new Set<DefinitionNode>();
  const add = (kind: Kind.OPERATION_DEFINITION | Kind.FRAGMENT_DEFINITION, name: string) => {
    const found = definitions.find((each) => each.kind === kind && each.name?.value === name);
    if (!found) throw new Error(`The client has no ${name}`);
    if (needed.has(found)) return;
    needed.add(found);
    visit(found, {
      FragmentSpread: (spread) => add(Kind.FRAGMENT_DEFINITION, spread.name.value),
    });
  };
  add(Kind.OPERATION_DEFINITION, operation);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...needed] };
  return print(document);
}

/** A request for the client's operation as browsers send it, by its hash. `lines` are header lines. */
export function clientPost(operation: string, variables: object, ...lines: string[]): string {
  return postJson({ operationName: operation, variables, extensions: extensionsOf(operation) }, ...lines);
}

/** A GET request for a public query of the client, as browsers send it. */
export function clientGet(operation: string, variables: object): string {
  const asked = new URLSearchParams({
    operationName: operation,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensionsOf(operation)),
  });
  return get(`/graphql?${asked.toString()}`, 'Accept: application/json', 'Content-Type: application/json');
}

function extensionsOf(operation: string): object {
  const [hash] = [...trustedDocuments].find(([, text]) => operationIn(text) === operation) ?? [];
  if (!hash) throw new Error(`The client has no ${operation}`);
  return { persistedQuery: { version: 1, sha256Hash: hash } };
}

const operationIn = (text: string) => /^(?:query|mutation) (\w+)/.exec(text)?.[1];
