import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset as clientPreset } from '@graphql-codegen/client-preset';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';

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
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
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

/** The client preset without its `gql` tag files: documents live in `.graphql` files here. */
const preset: typeof clientPreset = {
  ...clientPreset,
  buildGeneratesSection: async (options) => {
    const sections = await clientPreset.buildGeneratesSection(options);
    return sections
      .filter(({ filename }) => filename.endsWith('/graphql.ts'))
      .map((section) => ({
        ...section,
        plugins: [...section.plugins, { hooks: {} }],
        pluginMap: { ...section.pluginMap, hooks: { plugin: hooksPlugin } },
      }));
  },
};

const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['client/src/**/*.graphql'],
  generates: {
    'client/src/gql/': {
      preset,
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
};

export default config;
