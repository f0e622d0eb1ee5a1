import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { dirname, relative } from 'node:path';
import { InMemoryCache } from '@apollo/client/cache';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  buildASTSchema,
  Kind,
  OperationTypeNode,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import type { features } from '#server/compose.ts';
import { PublicDocuments } from '#server/platform/answers/public-documents.ts';

/** What the server has of the client's documents: their texts as they are sent, by the SHA-256 of each. */
const TRUSTED_DOCUMENTS = 'server/src/platform/graphql/trusted-documents.json';

type PluginDocuments = Parameters<PluginFunction>[1];
type PublicFields = (typeof features)['publicFields'];

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
  const options = `${apolloHook}.Options<Types.${result}, Types.${result}Variables>`;
  const parameter =
    isQuery && needsVariables(operation) ? `options: ${options} | SkipToken` : `options?: ${options}`;
  return `export const use${result} = (${parameter}) => ${apolloHook}(${name}Document, options);`;
}

/** A typed document that names the definitions which it shares with others. */
function typedDocument(definitions: string[], type: string, meta?: object): string {
  const described = meta ? `,"__meta__":${JSON.stringify(meta)}` : '';
  return `{"kind":"Document","definitions":[${definitions.join(',')}]${described}} as unknown as DocumentNode<${type}>;`;
}

const constantOf = ({ name }: FragmentDefinitionNode): string => `${name.value}Definition`;

/**
 * The documents of one `.graphql` file and their hooks: the official React plugin does not know Apollo Client 4, and the one for
 * typed documents writes all into one file, each fragment into every document that needs it. So a page loads what it needs.
 * What the links need of a document is in its `__meta__`.
 */
const documentsPlugin =
  (location: string | undefined, publicFields: PublicFields): PluginFunction =>
  (schema, documents) => {
    const publicDocuments = new PublicDocuments(schema, publicFields);
    const all = definitionsOf(documents);
    const own = definitionsOf(documents.filter((document) => document.location === location));
    const fragments = [...own.fragments.values()];
    const needed = new Set([...fragments, ...own.operations].flatMap((each) => fragmentsIn(each, all)));
    const imported = documents.flatMap((document) => {
      const theirs = definitionsOf([document]).fragments.values();
      const names = [...theirs].filter((fragment) => needed.has(fragment)).map(constantOf);
      if (document.location === location || names.length === 0) return [];
      const path = relative(dirname(moduleOf(location)), moduleOf(document.location));
      return `import { ${names.join(', ')} } from '${path.startsWith('.') ? path : `./${path}`}';`;
    });
    const kinds = [...new Set(own.operations.map(({ operation }) => `use${KINDS[operation]}`))].sort();
    const skips = own.operations.some(
      (operation) => operation.operation === OperationTypeNode.QUERY && needsVariables(operation),
    );
    const hooks = [...kinds, ...(skips ? ['type SkipToken'] : [])].join(', ');
    const types = relative(dirname(moduleOf(location)), 'types.ts');
    return {
      prepend: [
        '/* eslint-disable */',
        ...(hooks === '' ? [] : [`import { ${hooks} } from '@apollo/client/react';`]),
        "import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';",
        `import type * as Types from '${types}';`,
        ...imported,
      ],
      content: [
        ...fragments.map((fragment) => `export const ${constantOf(fragment)} = ${expressionOf(fragment)};`),
        ...fragments.map((fragment) => {
          const list = [fragment, ...fragmentsIn(fragment, all)].map(constantOf);
          const name = fragment.name.value;
          return `export const ${name}FragmentDoc = ${typedDocument(list, `Types.${name}Fragment, unknown`)}`;
        }),
        ...own.operations.map((operation) => {
          const document = documentOf(operation, all);
          const meta = {
            hash: hashOf(textOf(document)),
            ...(publicDocuments.has(document) && { isPublic: true }),
          };
          const list = [expressionOf(operation), ...fragmentsIn(operation, all).map(constantOf)];
          const name = operation.name?.value ?? '';
          const type = `Types.${name}${KINDS[operation.operation]}`;
          return `export const ${name}Document = ${typedDocument(list, `${type}, ${type}Variables`, meta)}`;
        }),
        ...own.operations.map(hookOf),
      ].join('\n'),
    };
  };

/** Where the module of a `.graphql` file is, below the generated folder. */
const moduleOf = (location = ''): string =>
  `documents/${relative('client/src', location).replace(/\.graphql$/, '.ts')}`;

/** What all others import: types, documents and hooks. */
const indexPlugin: PluginFunction = (_schema, documents) =>
  ['types.ts', ...documents.map(({ location }) => moduleOf(location)).toSorted()]
    .map((path) => `export * from './${path}';`)
    .join('\n');

/** The list for the server, by the names of the operations, so that it changes only where they do. */
const trustedDocumentsPlugin: PluginFunction = (_schema, documents) => {
  const definitions = definitionsOf(documents);
  const nameOf = ({ name }: OperationDefinitionNode): string => name?.value ?? '';
  const texts = definitions.operations
    .toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .map((operation) => textOf(documentOf(operation, definitions)));
  return `${JSON.stringify(Object.fromEntries(texts.map((text) => [hashOf(text), text])), null, 2)}\n`;
};

/**
 * The schema as the client sees it: it never gets data together with an error, so a field that is null only when it is
 * refused has a value.
 */
const withoutRefusals = (schema: DocumentNode): DocumentNode =>
  visit(schema, {
    FieldDefinition: (field) =>
      field.type.kind !== Kind.NON_NULL_TYPE &&
      field.directives?.some(({ name }) => name.value === 'semanticNonNull')
        ? { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } }
        : undefined,
  });

/** The client preset for types, and what is ours in place of the rest: documents live in `.graphql` files. */
const presetWith = (publicFields: PublicFields): typeof clientPreset => ({
  ...clientPreset,
  buildGeneratesSection: async (given) => {
    const schema = withoutRefusals(given.schema);
    const options = { ...given, schema, schemaAst: buildASTSchema(schema) };
    const sections = await clientPreset.buildGeneratesSection(options);
    const section = sections.find(({ filename }) => filename.endsWith('/graphql.ts'));
    if (!section) throw new Error('The client preset makes no graphql.ts any more');
    // The section of the types checks all documents. Once is enough.
    const made = (filename: string, plugin: PluginFunction): typeof section => ({
      ...section,
      schemaAst: options.schemaAst,
      config: { ...section.config, skipDocumentsValidation: true },
      filename,
      plugins: [{ made: {} }],
      pluginMap: { made: { plugin } },
    });
    const folder = options.baseOutputDir;
    return [
      {
        ...section,
        filename: `${folder}types.ts`,
        plugins: section.plugins.filter((plugin) => !('typed-document-node' in plugin)),
      },
      made(`${folder}graphql.ts`, indexPlugin),
      ...section.documents.map(({ location }) =>
        made(`${folder}${moduleOf(location)}`, documentsPlugin(location, publicFields)),
      ),
      made(TRUSTED_DOCUMENTS, trustedDocumentsPlugin),
    ];
  },
});

/** Makes the client's documents, types and hooks, and the server's list of those documents, from schema.graphql. */
export const codegenConfig = (publicFields: PublicFields): CodegenConfig => ({
  schema: './schema.graphql',
  documents: ['client/src/**/*.graphql'],
  generates: {
    'client/src/gql/': {
      preset: presetWith(publicFields),
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        strictScalars: true,
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        scalars: { ID: 'string', DateTime: 'string', SafeInt: 'number', Upload: 'File' },
      },
    },
  },
});
