import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { answerMark } from '@terminal/contract/mark';
import type { Plugin, Rollup } from 'vite';

/** Larger lazily loaded parts belong to the panel or read codes; they are not cached on every terminal. */
const largest = 300_000;

/** What the page itself names, with what that imports: without it nothing opens, however large it is. */
function withThePage(bundle: Rollup.OutputBundle): Set<string> {
  const names = new Set<string>();
  const add = (name: string) => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    part.imports.forEach(add);
  };
  for (const part of Object.values(bundle)) if (part.type === 'chunk' && part.isEntry) add(part.fileName);
  return names;
}

/** Writes sw.js with the names of the files this version consists of. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const first = withThePage(bundle);
      const parts = Object.values(bundle)
        .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
        .filter(
          (part) =>
            first.has(part.fileName) || (part.type === 'chunk' ? part.code : part.source).length <= largest,
        )
        .map(({ fileName }) => `/${fileName}`)
        .sort();
      const files = ['/', '/icon.svg', '/manifest.webmanifest', ...parts];
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 16);
      const source = readFileSync(new URL('sw.js', import.meta.url), 'utf8')
        .replace('__VERSION__', version)
        .replace('__MARK__', answerMark)
        .replace("['__FILES__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});
