import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

/** Where the development server sends /api; the product itself serves web and API from one origin. */
const apiTarget = process.env['VITE_API_PROXY'] ?? 'http://127.0.0.1:3000';

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
            // Without what only some pages need.
            {
              name: 'core',
              test: /web[\\/]src[\\/](core[\\/](?!scan|files)|texts[\\/](portuguese\.ts|pt[\\/](core|execution|orders|session|shell)\.ts))/,
            },
          ],
        },
      },
    },
  },
});
