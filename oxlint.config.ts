import { defineConfig } from 'oxlint';

const tests = [
  '**/*.test.{ts,tsx,mjs}',
  '**/*.test-helper.{ts,tsx}',
  'e2e/**',
  'testing/**',
  'client/src/testing/**',
];
/** Files whose readers want a default export. */
const configs = ['**/*.config.{js,ts}', 'testing/global-setup.ts', 'testing/school.ts'];

const noParentFolder = {
  group: ['../*'],
  message: 'Import by alias: #server, #sandbox, #demo, #client, #shared, #testing.',
};
const noEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Settings come from server/src/config.ts.',
};
const storages = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Browsers refuse it. Use client/src/storage/browser-storage.ts, which never throws.',
}));
const noSandbox = {
  regex: '^#sandbox/',
  message: 'Only container.ts and create-stripe.ts wire the sandbox.',
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'import', 'react', 'jsx-a11y'],
  categories: { correctness: 'error' },
  ignorePatterns: ['dist', 'data', 'coverage', 'client/src/gql', 'e2e/artifacts'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  rules: {
    // Lists that a test has of words or codes are sorted as such.
    'typescript/require-array-sort-compare': 'off',
    // What is spread is a record or a list of characters, whose own names are all that is wanted of it.
    'typescript/no-misused-spread': 'off',
    // Browsers forget that a list without bullets is one, and Chakra's elements are not known by their tags.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // It takes an option of a list of suggestions for a control.
    'jsx-a11y/control-has-associated-label': 'off',
    // What a screen says of today, it says of the moment it is drawn.
    'react/purity': 'off',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'preserve-caught-error': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'no-var': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'max-lines': ['error', 300],
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'react/unsupported-syntax': 'error',
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'typescript/ban-ts-comment': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/no-namespace': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/array-type': 'error',
        'typescript/consistent-type-definitions': 'error',
        'typescript/no-non-null-assertion': 'error',
        'typescript/prefer-for-of': 'error',
        'typescript/prefer-includes': 'error',
        'typescript/prefer-optional-chain': 'error',
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allow: ['Html'] }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        'typescript/switch-exhaustiveness-check': 'error',
      },
    },
    {
      // Not in server/: a decorator may name a class that the rule takes for a mere type.
      files: ['{client,shared,e2e}/**/*.{ts,tsx}'],
      rules: { 'typescript/consistent-type-imports': 'error' },
    },

    // Elsewhere `use…` prepares a test.
    { files: ['client/**/*.{ts,tsx}'], rules: { 'react/rules-of-hooks': 'error' } },

    // Boundaries; those between folders, and the order of imports, are in scripts/rooms.test.mjs
    {
      files: ['client/src/**', 'server/src/**', 'server/demo/**', 'sandbox/**', 'shared/**'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [noParentFolder] }],
        'no-restricted-properties': ['error', noEnvironment],
      },
    },
    {
      files: ['client/src/**'],
      excludeFiles: ['client/src/storage/browser-storage.ts', ...tests],
      rules: {
        'no-restricted-globals': ['error', ...storages],
        'no-restricted-properties': [
          'error',
          noEnvironment,
          ...['window', 'globalThis', 'self'].flatMap((object) =>
            storages.map(({ name: property, message }) => ({ object, property, message })),
          ),
        ],
      },
    },
    {
      files: ['server/src/**'],
      excludeFiles: ['server/src/container.ts', 'server/src/create-stripe.ts', ...tests],
      rules: { 'no-restricted-imports': ['error', { patterns: [noParentFolder, noSandbox] }] },
    },

    // Exceptions
    { files: ['server/src/config.ts', ...tests], rules: { 'no-restricted-properties': 'off' } },
    { files: configs, rules: { 'import/no-default-export': 'off' } },
    {
      files: ['scripts/**', 'bench/**', 'fuzz/**', 'faults/**', 'server/commands/**', 'e2e/screenshots.ts'],
      rules: { 'no-console': 'off' },
    },
    { files: ['server/src/platform/db/migrations/**'], rules: { 'max-lines': 'off' } },

    // Plain JavaScript, whose globals no type check knows
    { files: ['*.js', 'scripts/**/*.mjs'], env: { node: true }, rules: { 'no-undef': 'error' } },
    {
      files: ['docs/samples/**'],
      env: { node: true },
      rules: { 'no-console': 'off', 'no-undef': 'error' },
    },
    { files: ['client/public/**/*.js'], env: { browser: true }, rules: { 'no-undef': 'error' } },
  ],
});
