import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', '**/*.gen.ts', 'public', 'tools'] },
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-non-null-assertion': 'off', // an index that the line before made sure of
      '@typescript-eslint/no-unnecessary-condition': 'off', // what a server sends may be less than its type says
      '@typescript-eslint/no-misused-spread': 'off', // codes and sequences are plain letters
      'svelte/no-navigation-without-resolve': 'off', // that is for SvelteKit
      'svelte/prefer-svelte-reactivity': 'off', // what is made anew at every change needs no reactive insides
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off', // {@render …} is one
      '@typescript-eslint/no-useless-default-assignment': 'off', // $bindable() is no default
    },
  },
  {
    files: ['vitest.setup.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off', '@typescript-eslint/no-deprecated': 'off' },
  },
  { files: ['*.js'], ...ts.configs.disableTypeChecked },
);
