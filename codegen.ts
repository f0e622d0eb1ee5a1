import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  OperationTypeNode,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

/** What the server has of the client's documents: their texts as they are sent, by the SHA-256 of each. */
const TRUSTED_DOCUMENTS = 'server/src/platform/graphql/trusted-documents.json';

type PluginDocuments = Parameters<PluginFunction>[1];

/** What of the `.graphql` files becomes a document: each operation, with the fragments that it needs. */
interface Definitions {
  operations: OperationDefinitionNode[];
  fragments: Map<string, FragmentDefinitionNode>;
}

function definitionsOf(documents: PluginDocuments): Definitions {
  const all = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = all.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return {
    operations: all.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION),
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
  };
}

/** The fragments that a definition spreads, and those that these spread, each once. */
function fragmentsIn(
  definition: OperationDefinitionNode | FragmentDefinitionNode,
  { fragments }: Pick<Definitions, 'fragments'>,
  found = new Set<FragmentDefinitionNode>(),
): FragmentDefinitionNode[] {
  visit(definition, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value);
      if (!fragment || found.has(fragment)) return;
      found.add(fragment);
      fragmentsIn(fragment, { fragments }, found);
    },
  });
  return [...found];
}

function documentOf(operation: OperationDefinitionNode, definitions: Definitions): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsIn(operation, definitions)] };
}

const cache = new InMemoryCache();

/** A document's text as Apollo Client sends it, which asks for the type of everything. */
const textOf = (document: DocumentNode): string => print(cache.transformDocument(document));

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A syntax tree as an expression, without its places in the file and its empty lists. */
const expressionOf = (node: unknown): string =>
  JSON.stringify(node, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );

const needsVariables = (operation: OperationDefinitionNode) =>
  (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );

/** How the client preset and Apollo name the kinds of operations. */
const KINDS = {
  [OperationTypeNode.QUERY]: 'Query',
  [OperationTypeNode.MUTATION]: 'Mutation',
  [OperationTypeNode.SUBSCRIPTION]: 'Subscription',
};

/** One named Apollo hook for an operation: `query Courses` becomes `useCoursesQuery`. */
function hookOf(operation: OperationDefinitionNode): string {
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  const name = operation.name?.value ?? '';
  const kind = KINDS[operation.operation];
  const result = `${name}${kind}`;
  const apolloHook = `use${kind}`;
  const options = `${apolloHook}.Options<${result}, ${result}Variables>`;
  const parameter =
    isQuery && needsVariables(operation) ? `options: ${options} | SkipToken` : `options?: ${options}`;
  return `export const use${result} = (${parameter}) => ${apolloHook}(${name}Document, options);`;
}

/** Adds named hooks to the typed documents: the official React plugin does not know Apollo Client 4. */
const hooksPlugin: PluginFunction = (_schema, documents) => {
  const { operations } = definitionsOf(documents);
  const needsSkipToken = operations.some(
    (operation) => operation.operation === OperationTypeNode.QUERY && needsVariables(operation),
  );
  const hooks = [...new Set(operations.map(({ operation }) => `use${KINDS[operation]}`))].sort();
  const imports = [...hooks, ...(needsSkipToken ? ['type SkipToken'] : [])].join(', ');
  return {
    prepend: [`import { ${imports} } from '@apollo/client/react';`],
    content: operations.map(hookOf).join('\n'),
  };
};

/**
 * Typed documents. The official plugin writes each fragment into every document that needs it, which makes a third of what
 * browsers would read; here they share it. What the links need of a document is in its `__meta__`.
 */
const documentsPlugin =
  (isPublic: (document: DocumentNode) => boolean): PluginFunction =>
  (_schema, documents) => {
    const definitions = definitionsOf(documents);
    const constantOf = ({ name }: FragmentDefinitionNode): string => `${name.value}Definition`;
    const typed = (list: string[], meta: string, type: string): string =>
      `{"kind":"Document","definitions":[${list.join(',')}]${meta}} as unknown as DocumentNode<${type}>;`;
    const fragments = [...definitions.fragments.values()];
    const operations = definitions.operations.map((operation) => {
      const document = documentOf(operation, definitions);
      const meta = { hash: hashOf(textOf(document)), ...(isPublic(document) && { isPublic: true }) };
      const name = operation.name?.value ?? '';
      const type = `${name}${KINDS[operation.operation]}`;
      const list = [expressionOf(operation), ...fragmentsIn(operation, definitions).map(constantOf)];
      return `export const ${name}Document = ${typed(list, `,"__meta__":${JSON.stringify(meta)}`, `${type}, ${type}Variables`)}`;
    });
    return {
      prepend: [
        "import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';",
      ],
      content: [
        ...fragments.map((fragment) => `const ${constantOf(fragment)} = ${expressionOf(fragment)};`),
        ...fragments.map((fragment) => {
          const list = [fragment, ...fragmentsIn(fragment, definitions)].map(constantOf);
          return `export const ${fragment.name.value}FragmentDoc = ${typed(list, '', `${fragment.name.value}Fragment, unknown`)}`;
        }),
        ...operations,
      ].join('\n'),
    };
  };

/** The list for the server, by the names of the operations, so that it changes only where they do. */
const trustedDocumentsPlugin: PluginFunction = (_schema, documents) => {
  const definitions = definitionsOf(documents);
  const nameOf = ({ name }: OperationDefinitionNode): string => name?.value ?? '';
  const texts = definitions.operations
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .map((operation) => textOf(documentOf(operation, definitions)));
  return `${JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text])), null, 2)}\n`;
};

/** The client preset with documents, hooks and a list of our own, and without its `gql` tag: documents live in `.graphql` files. */
const presetWith = (isPublic: (document: DocumentNode) => boolean): typeof clientPreset => ({
  ...clientPreset,
  buildGeneratesSection: async (options) => {
    const sections = await clientPreset.buildGeneratesSection(options);
    return sections
      .filter(({ filename }) => filename.endsWith('/graphql.ts'))
      .flatMap((section): (typeof section)[] => [
        {
          ...section,
          plugins: [...section.plugins, { hooks: {} }],
          pluginMap: {
            ...section.pluginMap,
            'typed-document-node': { plugin: documentsPlugin(isPublic) },
            hooks: { plugin: hooksPlugin },
          },
        },
        {
          ...section,
          filename: TRUSTED_DOCUMENTS,
          plugins: [{ trusted: {} }],
          pluginMap: { trusted: { plugin: trustedDocumentsPlugin } },
        },
      ]);
  },
});

/**
 * What makes the client's documents, types and hooks, and the server's list of those documents.
 *
 * @param isPublic whether a document's answer to a visitor is everybody's.
 */
export const codegenConfig = (isPublic: (document: DocumentNode) => boolean): CodegenConfig => ({
  schema: './schema.graphql',
  documents: ['client/src/**/*.graphql'],
  generates: {
    'client/src/gql/': {
      preset: presetWith(isPublic),
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        strictScalars: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        scalars: { ID: 'string', DateTime: 'string', Upload: 'File' },
      },
    },
  },
});
