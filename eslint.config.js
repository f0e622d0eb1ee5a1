import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const tests = [
  '**/*.test.{ts,tsx,mjs}',
  '**/*.test-helper.{ts,tsx}',
  'e2e/**',
  'testing/**',
  'client/src/testing/**',
];
/** Files whose readers want a default export. */
const configs = ['**/*.config.{js,ts}', 'codegen.ts', 'testing/global-setup.ts', 'testing/school.ts'];

/** The server's features in the order of their one list: each may import those before it. */
const serverFeatures = [
  ...readFileSync(new URL('server/src/compose.ts', import.meta.url), 'utf8').matchAll(
    /\.with\((?<name>\w+)Feature\)/g,
  ),
]
  .map(({ groups }) => groups.name)
  .filter((name) => name !== 'platform');
/**
 * The client's layers below app, lowest first: a layer may import those before it, and none of its own line. Rooms of a layer
 * may import each other as long as there is no circle, which `scripts/rooms.test.mjs` sees to: it knows fragments, too.
 */
const clientLayers = [
  ['gql', 'theme', 'format', 'routing'],
  ['graphql'],
  ['toasts'],
  ['ui'],
  ['forms'],
  ['entities', 'player'],
  ['features'],
];

const globals = (...names) => ({ globals: Object.fromEntries(names.map((name) => [name, 'readonly'])) });
const serverFolder = (name) => `server/src/${name}`;
const clientFolder = (name) => `client/src/${name}`;

/** Imports that are refused: none from a folder of `from` in a folder of `target`. */
const boundaries = [
  { target: 'shared', from: ['client', 'server'], message: 'shared/ stands alone.' },
  { target: 'client', from: 'server', message: 'The client knows the server by its schema only.' },
  { target: 'server', from: 'client', message: 'The server knows nothing of the client.' },
  ...serverFeatures.slice(0, -1).map((feature, index) => ({
    target: serverFolder(feature),
    from: serverFeatures.slice(index + 1).map(serverFolder),
    message: `The feature ${feature} may import only those above it in compose.ts.`,
  })),
  {
    target: serverFolder('platform'),
    from: [...serverFeatures, 'api-v1'].map(serverFolder),
    message: 'Features stand on the platform, not the other way round.',
  },
  {
    target: serverFeatures.map(serverFolder),
    from: serverFolder('api-v1'),
    message: 'The REST facade stands above the features.',
  },
  {
    target: 'sandbox',
    from: ['server', 'client'],
    message: 'The sandbox imitates others, and knows nothing of us.',
  },
  { target: ['server', 'client', 'shared', 'sandbox'], from: 'testing', message: 'Only tests use testing/.' },
  ...clientLayers.flatMap((layers, floor) =>
    layers.map((layer) => ({
      target: clientFolder(layer),
      from: [...clientLayers.slice(floor).flat(), 'app'].filter((other) => other !== layer).map(clientFolder),
      message: `${layer}/ may import only the layers below it.`,
    })),
  ),
];

const noParentFolder = {
  group: ['../*'],
  message: 'Import by alias: #server, #sandbox, #demo, #client, #shared, #testing.',
};
// Not `group`, which takes a line that begins with # for a comment.
const noSandbox = { regex: '^#sandbox/', message: 'Only container.ts wires the sandbox.' };

export default defineConfig(
  globalIgnores(['dist', 'data', 'coverage', 'client/src/gql', 'e2e/artifacts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  importX.flatConfigs.typescript,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver()] },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'max-lines': ['error', 300],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', ['parent', 'sibling', 'index']],
          pathGroups: [{ pattern: '#*/**', group: 'internal' }],
          'newlines-between': 'never',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/array-type': 'error',
      '@typescript-eslint/consistent-type-definitions': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/prefer-for-of': 'error',
      '@typescript-eslint/prefer-includes': 'error',
      '@typescript-eslint/prefer-optional-chain': 'error',
      // Adapters answer with promises because their port does.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allow: ['Html'] }],
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // Not in server/: a decorator may name a class that the rule takes for a mere type.
    files: ['{client,shared,e2e}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/consistent-type-imports': 'error' },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.recommended],
  },

  // Boundaries
  {
    files: ['client/src/**', 'server/src/**', 'server/demo/**', 'sandbox/**', 'shared/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [noParentFolder] }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings come from server/src/config.ts.' },
      ],
    },
  },
  {
    files: ['server/src/**'],
    ignores: ['server/src/container.ts', ...tests],
    rules: { 'no-restricted-imports': ['error', { patterns: [noParentFolder, noSandbox] }] },
  },
  {
    files: ['client/**', 'server/**', 'shared/**', 'sandbox/**'],
    ignores: tests,
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: boundaries }],
    },
  },

  // Exceptions
  { files: ['server/src/config.ts', ...tests], rules: { 'no-restricted-properties': 'off' } },
  { files: configs, rules: { 'import-x/no-default-export': 'off' } },
  { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
  { files: ['server/src/platform/db/migrations/**'], rules: { 'max-lines': 'off' } },

  // Plain JavaScript, whose globals no type check knows
  {
    files: ['*.js', 'scripts/**/*.mjs'],
    languageOptions: globals('process', 'console', 'Buffer', 'URL', 'setInterval', 'clearInterval'),
  },
  {
    files: ['client/public/**/*.js'],
    languageOptions: globals('document', 'window', 'localStorage', 'matchMedia'),
  },
);
