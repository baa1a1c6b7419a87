import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
/** Modules of React that components import. */
const modules = ['react', 'react/jsx-runtime'];
const mark = '\0names:';

/**
 * React is CommonJS: by itself each file of the program would wrap it in an object of its own at start, and reach every hook
 * through a getter of that object. It is unwrapped once into a module whose names are imported directly.
 */
export const reactNames = (): Plugin => ({
  name: 'react-names',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer, { kind }) =>
    modules.includes(id) && kind !== 'require-call' && importer !== mark + id ? mark + id : null,
  load(id) {
    if (!id.startsWith(mark)) return null;
    const module = id.slice(mark.length);
    // A module is an object of what it exports.
    const whole = require(module) as object;
    const names = Object.keys(whole).filter((name) => !name.startsWith('__'));
    const lines = names.map((name) => `export const ${name} = wrapped.${name};`);
    return `import wrapped from ${JSON.stringify(module)};\nexport default wrapped;\n${lines.join('\n')}`;
  },
});
