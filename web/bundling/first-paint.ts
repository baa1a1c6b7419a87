import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';
import { unapplied } from '../src/app/styled.ts';
import type { Path } from '../src/core/navigation/paths.ts';
import { firstNames, roots } from './groups.ts';

/** The place of the program in index.html. */
const place = '<div id="root"></div>';

/**
 * What a slow network shows first: the page draws the mark before its program and its style sheet have come, and, where
 * somebody is signed in, asks for the files of the page he opens at once (the script in index.html).
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
          .replace('<script>', `<script data-ahead='${JSON.stringify(filesAhead(bundle))}'>`)
          // Fetched at once, but no paint waits for it. It stays before the sheets of pages, whose rules go before its own.
          .replace(
            /<link rel="stylesheet" crossorigin href="([^"]+)">/,
            `<link rel="preload" as="style" crossorigin href="$1">
    <link rel="stylesheet" crossorigin href="$1" media="${unapplied}">`,
          )
          .replace('<script type="module"', `${scripts(bundle)}\n    $&`)
          .replace(place, `<div id="root">${mark.trim()}</div>`)
      );
    },
  },
});

/**
 * What the program needs runs by itself before it, as soon as it has come: the first call waits for no library, and no
 * finger for all of it at once.
 */
const scripts = (bundle: Rollup.OutputBundle): string =>
  firstNames
    .map((name) => {
      const file = Object.keys(bundle).find(
        (part) => part.startsWith(`assets/${name}-`) && part.endsWith('.js'),
      );
      if (file === undefined) throw new Error(`no file of the build is called ${name}`);
      return `<script type="module" crossorigin src="/${file}"></script>`;
    })
    .join('\n    ');

/** The pages people spend their day on, whose addresses are opened straight away too: by a scan, a notice, a reload. */
const mainPages = {
  order: '/os/$id',
  work: '/os/$id/trabalho',
  gauging: '/borracharia/afericao/$placa',
} satisfies Partial<Record<keyof typeof roots, Path>>;

/** Texts of the pages behind the first ones, which are not drawn without them. */
const texts = 'src/texts/portuguese-pages.ts';
/** Loaded before anything is drawn, where it is spoken. */
const spanishTexts = 'src/texts/spanish.ts';

/** What the page itself does not name of the files somebody signed in needs; each address stands once. */
interface Ahead {
  /** Of the first pattern that fits the address. */
  pages: [pattern: string, files: string[]][];
  /** Where Spanish is spoken. */
  spanish: string[];
}

function filesAhead(bundle: Rollup.OutputBundle): Ahead {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const named = filesOf(
    bundle,
    chunks.filter(({ isEntry }) => isEntry),
  );
  const filesOfModules = (modules: string[]) => {
    const wanted = chunks.filter(({ facadeModuleId }) =>
      modules.some((file) => facadeModuleId?.replaceAll('\\', '/').endsWith(`/web/${file}`)),
    );
    return [...filesOf(bundle, wanted)].filter((file) => !named.has(file)).map((file) => `/${file}`);
  };
  const shell = roots.list.filter((file) => file.includes('/shell/'));
  const main = Object.entries(mainPages).map(([part, path]): Ahead['pages'][number] => [
    `^${path.replace(/\$\w+/g, '[^/]+')}/?$`,
    // The keys of an object are the names its type lists.
    filesOfModules([...shell, ...roots[part as keyof typeof mainPages], texts]),
  ]);
  return { pages: [...main, ['', filesOfModules(roots.list)]], spanish: filesOfModules([spanishTexts]) };
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
