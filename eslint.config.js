import formatjs from 'eslint-plugin-formatjs';
import regexp from 'eslint-plugin-regexp';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const code = ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'scripts/*.{mjs,ts}', 'scripts/{bench,lint}/**'];
const plain = ['**/*.{js,mjs}'];

/** Imports that would spoil the browser's bundle or its strict Content-Security-Policy (docs/decisions). */
const heavy = {
  paths: [
    { name: '@mui/material', message: 'Import the part: @mui/material/styles, @mui/material/Dialog …' },
    { name: 'zod', message: 'The browser gets zod/mini only.' },
    { name: 'lodash', message: 'The language has it.' },
  ],
};

const message = 'Words that a visitor reads or hears are messages: useIntl().formatMessage({ id }).';
const letters = '[value=/\\p{L}/u]';
const spoken = '/^(alt|title|label|placeholder|aria-label|aria-description|aria-roledescription)$/';

/** Words written into JSX; signs are allowed. */
const untranslated = [
  { selector: `JSXText${letters}`, message },
  { selector: `JSXElement > JSXExpressionContainer > Literal${letters}`, message },
  { selector: `JSXAttribute[name.name=${spoken}] > Literal${letters}`, message },
];

export default defineConfig(
  globalIgnores(['dist', 'data', 'coverage', 'storybook-static', '**/generated', '**/*.generated.ts']),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      // Hooks of Fastify and drivers are async by contract, and a listener may have nothing to do.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  { files: plain, extends: [tseslint.configs.base] },
  regexp.configs['flat/recommended'],
  {
    rules: {
      // A regular expression on text from outside must run in linear time.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-else-return': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    },
  },
  // Tests match their own short texts.
  { files: ['tests/**'], rules: { 'regexp/no-super-linear-move': 'off' } },
  { files: code, rules: { 'max-lines': ['error', 250] } },
  { files: ['**/*.tsx', 'src/**/*.ts'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { formatjs },
    rules: {
      'no-restricted-syntax': ['error', ...untranslated],
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
      'no-restricted-imports': ['error', heavy],
    },
  },
);
