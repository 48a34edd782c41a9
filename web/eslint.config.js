import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** Finds floating promises without types, as far as a single file shows them: its own async functions, and `api`. */
const floating = {
  create: ({ report, sourceCode }) => ({
    'ExpressionStatement > CallExpression'(call) {
      const { callee } = call;
      const named = (scope) => scope && (scope.set.get(callee.name) ?? named(scope.upper));
      const made = callee.type === 'Identifier' ? named(sourceCode.getScope(call))?.defs[0]?.node : undefined;
      if ((made?.init ?? made)?.async || callee.object?.name === 'api')
        report({ node: call, message: 'Await it or say void.' });
    },
  }),
};

// Rules that need types cover only .ts files: svelte-check types the .svelte files, and typing them here is slow.
export default ts.config(
  { ignores: ['node_modules', '**/*.gen.ts', 'public', 'tools'] },
  { files: ['**/*.ts'], extends: ts.configs.strictTypeChecked },
  { files: ['**/*.svelte', '*.js'], extends: ts.configs.strict },
  ...svelte.configs.recommended,
  {
    files: ['src/**'], // runs in every browser of `browserslist` in package.json
    ...compat.configs['flat/recommended'],
    settings: {
      // Detected before use: without them there is no badge, the screen may sleep, and matches are not highlighted.
      polyfills: ['navigator.setAppBadge', 'navigator.clearAppBadge', 'navigator.wakeLock', 'Highlight'],
    },
  },
  {
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off', // indexes are checked on the line before
      'svelte/no-navigation-without-resolve': 'off', // only for SvelteKit
      'svelte/prefer-svelte-reactivity': 'off', // values recreated on every change need no reactive internals
    },
  },
  {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': 'off', // the server may send less than its type says
      '@typescript-eslint/no-misused-spread': 'off', // codes and sequences are plain letters
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    plugins: { own: { rules: { floating } } },
    rules: {
      'own/floating': 'error',
      'no-implied-eval': 'error', // this and the next three replace the .ts rules, without types
      'no-throw-literal': 'error',
      'prefer-promise-reject-errors': 'error',
      'require-await': 'error',
      'prefer-const': 'off', // $props() and $derived() are declared with let
    },
  },
  {
    files: ['vitest.setup.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off', '@typescript-eslint/no-deprecated': 'off' },
  },
);
