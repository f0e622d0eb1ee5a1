import { readFile, glob } from 'node:fs/promises';
import { Kind, parse, print, visit, type DefinitionNode, type DocumentNode } from 'graphql';

/** The client's own operation with this name, with the fragments it needs, as it is sent. */
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
