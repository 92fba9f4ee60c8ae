import { resolve } from 'node:path';
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite';
import languages from '../../contracts/languages.json' with { type: 'json' };
import { chunkList } from './chunkList.ts';
import { chunkOf, chunksOf, pageModules, withImports } from './pageChunks.ts';
import { persistedIds } from './persistedIds.ts';

const source = resolve(import.meta.dirname, '../src');

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/**
 * Puts `src/boot.ts` as an inline script into the head of index.html: it starts the queries of the first page and the loading
 * of its code before the bundle has run. Only the page's address knows which (ids stand in the hash), so the server cannot do
 * it. The few lines of style go inline, too: nothing waits for a stylesheet.
 */
export function bootScript(): Plugin {
  return {
    name: 'lectern:boot-script',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const chunks = bundle ? pageChunks(bundle, scriptsOf(html)) : {};
        const script = `window.lecternChunks=${JSON.stringify(chunkList(chunks))};${await bootCode()}`;
        const withScript = html.replace('<!--boot-->', () => `<script nonce="__CSP_NONCE__">${script}</script>`);
        return bundle ? inlineStyles(questionsFirst(largestFirst(withScript, bundle)), bundle) : withScript;
      },
    },
  };
}

async function bootCode(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [persistedIds()],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: resolve(source, 'boot.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The boot script gave no output.');
  return output.output[0].code.replaceAll('</script', String.raw`<\/script`).trim();
}

/**
 * The files of each page's code by its path, those of each language by `lang:<code>`, `lang:<code>:course` and `lang:<code>:all`, those of the themes for
 * reading by `theme:reading`, of the dark scheme by `theme:dark`, of a profile's own buttons by `theme:buttons`: what the entry would ask for only
 * after it has run.
 */
function pageChunks(bundle: Bundle, start: readonly string[]): Record<string, string[]> {
  const chunks = chunksOf(bundle);
  const known = withImports(chunks, start);
  const filesOf = (module: string): string[] => {
    const chunk = chunkOf(chunks, module);
    return chunk ? [...withImports(chunks, [chunk.fileName])].filter((file) => !known.has(file)) : [];
  };
  const pages = pageModules.map(([path, file]) => [path, filesOf(file)] as const);
  const texts = Object.keys(languages).flatMap((language) => [
    [`lang:${language}`, filesOf(`\0virtual:messages/first/${language}`)] as const,
    [`lang:${language}:course`, filesOf(`\0virtual:messages/course/${language}`)] as const,
    [`lang:${language}:all`, filesOf(`\0virtual:messages/rest/${language}`)] as const,
  ]);
  const themes = [
    ['theme:reading', filesOf(resolve(source, 'theme/reading/createReadingTheme.ts'))] as const,
    ['theme:dark', filesOf(resolve(source, 'theme/dark/darkLook.ts'))] as const,
    ['theme:buttons', filesOf(resolve(source, 'theme/button/profileButtons.ts'))] as const,
  ];
  return Object.fromEntries([...pages, ...texts, ...themes].filter(([, files]) => files.length > 0));
}

const scriptTag = /<script type="module"[^>]* src="\/(assets\/[^"]+\.js)"[^>]*><\/script>\s*/g;

/** The files that the document itself asks for. */
const scriptsOf = (html: string): string[] => [...html.matchAll(scriptTag)].map(([, file = '']) => file);

/**
 * Puts the scripts of the document in order of their size: browsers open six connections, and the last to start should not be the
 * longest. What a script imports runs before it, whatever the order.
 */
function largestFirst(html: string, bundle: Bundle): string {
  const size = (file: string): number => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? chunk.code.length : 0;
  };
  const tags = [...html.matchAll(scriptTag)].sort(([, a = ''], [, b = '']) => size(b) - size(a));
  return html.replaceAll(scriptTag, () => tags.shift()?.[0] ?? '');
}

/** Scripts draw nothing before the answers to the boot script's questions are there, so those go first. */
function questionsFirst(html: string): string {
  return html.replaceAll(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');
}

function inlineStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g, (link, file: string) => {
    const style = bundle[file];
    return style?.type === 'asset' ? `<style nonce="__CSP_NONCE__">${String(style.source).trim()}</style>` : link;
  });
}
