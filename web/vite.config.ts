import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Where the development server sends /api; the product itself serves web and API from one origin. */
const apiTarget = process.env['VITE_API_PROXY'] ?? 'http://127.0.0.1:3000';

/** What every list needs beside the libraries: in one file it weighs less than in twenty. Without what only some pages need. */
const sharedByAll = [
  /web[\\/]src[\\/]core[\\/](?!scan|files|labels|shelf|sorting|live|components[\\/](DataTable|Tabs|Answer))/,
  /web[\\/]src[\\/]texts[\\/](portuguese|pt[\\/](core|orders|session|shell))\.ts/,
  /web[\\/]src[\\/](app[\\/]access|session[\\/](api|landing|remembered)|catalog[\\/]api|execution[\\/]api|flow[\\/](api|flow))\.ts/,
  /web[\\/]src[\\/]orders[\\/](api|filters|list-search|lists|order-state|remembered)\.ts/,
  /web[\\/]src[\\/](\w+[\\/]){1,2}view\.ts/,
];

/** Icons of the menu: a file for each would weigh twice as much. */
const menuIcons = new Set(
  [
    ...readFileSync(new URL('src/app/menu.ts', import.meta.url), 'utf8').matchAll(/icons\/(Icon\w+)\.mjs/g),
  ].map(([, icon]) => icon),
);
const isOfMenu = (id: string) => menuIcons.has(/[\\/](Icon\w+)\.mjs$/.exec(id)?.[1]);

export default defineConfig({
  // The server sends the packed files as they are.
  plugins: [react(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1_000 })],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: apiTarget, changeOrigin: false } },
  },
  preview: {
    host: '127.0.0.1',
    proxy: { '/api': { target: apiTarget, changeOrigin: false } },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    // The content security policy of the server allows no inline script and no data: style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Two shared files instead of forty: what every page needs, split by how often it changes.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|i18next|react-i18next)[\\/]/,
            },
            {
              name: 'core',
              test: (id: string) => isOfMenu(id) || sharedByAll.some((part) => part.test(id)),
            },
          ],
        },
      },
    },
  },
});
