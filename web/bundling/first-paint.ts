import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';
import { roots } from './groups.ts';

/** The place of the program in index.html. */
const place = '<div id="root"></div>';

/** Media of the core style sheet until the program asks for it (src/app/styled.ts). */
const unapplied = 'not all';

/**
 * What a slow network shows first: the page draws the mark before its program and its style sheet have come, and, where
 * somebody is signed in, asks for the files of the list at once (the script in index.html).
 */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const mark = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
      return (
        html
          .replace('<script>', `<script data-list="${filesOfList(bundle).join(' ')}">`)
          // Fetched at once, but no paint waits for it. It stays before the sheets of pages, whose rules go before its own.
          .replace(
            /<link rel="stylesheet" crossorigin href="([^"]+)">/,
            `<link rel="preload" as="style" crossorigin href="$1">
    <link rel="stylesheet" crossorigin href="$1" media="${unapplied}">`,
          )
          .replace(place, `<div id="root">${mark.trim()}</div>`)
      );
    },
  },
});

/** Addresses of the scripts and styles of the list beyond those the page names. */
function filesOfList(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const named = filesOf(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const list = chunks.filter(({ facadeModuleId }) =>
    roots.list.some((file) => facadeModuleId?.replaceAll('\\', '/').endsWith(`/web/${file}`)),
  );
  return [...filesOf(bundle, list)].filter((file) => !named.has(file)).map((file) => `/${file}`);
}

/** Files some chunks need before they run: themselves, what they import, their styles. */
function filesOf(bundle: Rollup.OutputBundle, chunks: Rollup.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Rollup.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  chunks.forEach(add);
  return files;
}
