import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { persistedIds } from './persistedIds.ts';

const entry = resolve(import.meta.dirname, '../src/boot.ts');

/**
 * Puts `src/boot.ts` as an inline script into the head of index.html: it starts the queries of the first page before the
 * bundle has loaded. Only the page's address knows which (ids stand in the hash), so the server cannot do it.
 */
export function bootScript(): Plugin {
  return {
    name: 'lectern:boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const script = await bundle();
        return html.replace('<!--boot-->', () => `<script nonce="__CSP_NONCE__">${script}</script>`);
      },
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [persistedIds()],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The boot script gave no output.');
  return output.output[0].code.replaceAll('</script', String.raw`<\/script`).trim();
}
