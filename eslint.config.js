import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import rooms from './tools/lib/rooms.mjs';

export default defineConfig(
  {
    ignores: [
      'pkg/',
      'dist/',
      'dist-test/',
      'dist-npm/',
      'tests/package/sample.ts', // compiled by its test, against the package
      'dist-single/',
      'target/',
      '.tools/',
      'test-results/',
      'playwright-report/',
      'coverage/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // The compiler takes every indexed value for possibly missing; where we know better, `!` is how to say so.
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    // The engine has one door; its types may be seen from anywhere.
    files: ['www/**/*.ts'],
    ignores: ['www/core/engine.ts', 'www/games/*/worker.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/pkg/*', '**/pkg'],
              allowTypeImports: true,
              message: 'Only www/core/engine.ts and the workers import the engine.',
            },
          ],
        },
      ],
    },
  },
  {
    // Which room of the page may import from which (docs/architecture.md).
    files: ['www/**/*.ts'],
    plugins: { rooms },
    rules: { 'rooms/borders': 'error' },
  },
  {
    // What the page's security policy would refuse in the browser is said here already.
    files: ['www/**/*.ts'],
    ignores: ['www/core/trust.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc'].map((property) => ({
          property,
          message: 'Elements are made by code (www/core/dom.ts), never from markup.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name=/^(Shared)?Worker$/]',
          message: 'Workers are started by www/core/trust.ts.',
        },
      ],
    },
  },
  { files: ['www/**/*.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['**/*.js', '**/*.mjs'], ignores: ['www/'], languageOptions: { globals: globals.node } },
);
