import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { pageModules } from './pageChunks.ts';
import { scriptPreloads } from './scriptPreloads.ts';

/** A site of an entry, a page and what opens on demand; the last two share a module with each other, and one with the entry. */
const sources: Readonly<Record<string, string>> = {
  entry: `import { first } from 'first'; export const open = (name) => (name === first ? import('page') : import('demand'));`,
  first: `export const first = Math.random();`,
  page: `import { first } from 'first'; import { shared } from 'shared'; console.log('page', first, shared);`,
  demand: `import { first } from 'first'; import { shared } from 'shared'; console.log('demand', first, shared);`,
  shared: `export const shared = Math.random();`,
};
const [, pageFile] = pageModules[0] ?? ['', ''];

async function entryOfSite(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      scriptPreloads(),
      {
        name: 'site',
        enforce: 'pre',
        resolveId: (id) => (id === 'page' ? pageFile : id in sources ? `\0${id}` : null),
        load: (id) => (id === pageFile ? sources.page : sources[id.slice(1)]) ?? null,
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        preserveEntrySignatures: 'strict',
        output: {
          chunkFileNames: '[name].js',
          codeSplitting: { groups: ['first', 'shared'].map((name) => ({ name, test: new RegExp(`\0${name}$`) })) },
        },
      },
    },
    root: resolve(import.meta.dirname),
  })) as Rolldown.RolldownOutput;
  const entry = result.output.find((part) => part.type === 'chunk' && part.isEntry);
  return entry?.type === 'chunk' ? entry.code : '';
}

it('the first file names no scripts that the document names or has: not those of pages, not its own', async () => {
  const [, list = ''] = /m\.f=\[([^\]]*)\]/.exec(await entryOfSite()) ?? [];
  expect(list).toContain('shared');
  expect(list).toContain('demand');
  expect(list).not.toContain('first');
  expect(list).not.toContain('Page');
});
