import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { firstPaint } from './bundling/first-paint.ts';
import { groups } from './bundling/groups.ts';
import { reactNames } from './bundling/react-names.ts';
import { serviceWorker } from './worker/plugin.ts';

/** Where the development server sends /api; the product itself serves web and API from one origin. */
const apiTarget = process.env['VITE_API_PROXY'] ?? 'http://127.0.0.1:3000';

/** The page itself loads these: no later part needs to name them. */
const withThePage = /assets\/(vendor|core|index|rolldown-runtime)-/;

export default defineConfig(({ command }) => {
  // Whatever the process is for, a run of tests or the making of a container: what is built is for use.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    // The server sends the packed files as they are.
    plugins: [
      react(),
      reactNames(),
      firstPaint(),
      serviceWorker(),
      compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1_000 }),
    ],
    // React has it itself since version 18; the router asks for the copy of older ones.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
      modulePreload: {
        polyfill: false,
        // The page preloads all its modules; later modules preload only those not loaded yet.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !withThePage.test(file)),
      },
      rolldownOptions: {
        // No object of ours or of a library does anything when a property of it is read.
        treeshake: { propertyReadSideEffects: false },
        output: {
          // Short: the page names two hundred files, and what tells one build from the next does not pack.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: { groups },
        },
      },
    },
  };
});
