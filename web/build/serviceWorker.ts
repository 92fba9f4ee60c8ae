import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type IndexHtmlTransformContext, type Plugin } from 'vite';
import { pageFiles } from '../src/routing/pageFiles.ts';
import type { PagePath } from '../src/routing/pagePaths.ts';

const source = resolve(import.meta.dirname, '../src');

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The pages that open without the network, where what they read is kept. */
const offlinePages: readonly PagePath[] = [
  '/courses/course',
  '/courses/course/:courseId',
  '/dashboard',
  '/dashboard/course',
  '/courseware',
  '/kept-courses',
];

/** Where learners arrive, too: without the network these say so, and lead to what is kept. Everything else is the servers' alone. */
const framedPages: readonly PagePath[] = ['/', '/courses', ...offlinePages];

/** What no learner reads, though the first file or a learner's page can load it. */
const notForLearners =
  /\/web\/src\/(?:admin|analytics|audit|authoring|editing|file|integration|job|privacy|progress|statistics|workspace)\/|\/node_modules\/(?:quill|@dnd-kit|fflate|papaparse|libphonenumber-js)\//;

/**
 * Writes `/sw.js`: `src/offline/worker/sw.ts` with the names of all files that the pages of kept courses need. `LECTERN_OFFLINE=off` builds
 * one that takes back what it has kept, and opens nothing without the network.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'lectern:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const assets = learnersFiles(bundle);
        const version = createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 12);
        const frame = process.env.LECTERN_OFFLINE === 'off' ? null : { version, assets, pages: framedPages };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerCode(frame) });
      },
    },
  };
}

async function workerCode(frame: object | null): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { lecternFrame: JSON.stringify(frame) },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: resolve(source, 'offline/worker/sw.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The service worker gave no output.');
  return output.output[0].code;
}

/** Addresses of the scripts, styles, fonts and texts that learners' pages can ask for, in order. */
function learnersFiles(bundle: Bundle): readonly string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
  );
  const own = new Set(offlinePages.map((path) => resolve(source, pageFiles[path]?.file ?? '')));
  const others = new Set(Object.values(pageFiles).map(({ file }) => resolve(source, file)));
  const isWanted = (name: string): boolean => {
    const modules = chunks.get(name)?.moduleIds ?? [];
    if (modules.some((id) => own.has(id))) return true;
    return !modules.some((id) => others.has(id) || notForLearners.test(id));
  };
  // The chunk of the document itself is gone by now: it did nothing but import this one.
  const start = resolve(source, 'main.tsx');
  const wanted = new Set(
    [...chunks.values()].filter(({ moduleIds }) => moduleIds.includes(start)).map(({ fileName }) => fileName),
  );
  // A set that grows while it is walked is walked to its new end.
  for (const name of wanted) {
    const { imports = [], dynamicImports = [] } = chunks.get(name) ?? {};
    for (const next of imports) wanted.add(next);
    for (const next of dynamicImports) if (isWanted(next)) wanted.add(next);
  }
  const assets = Object.values(bundle).flatMap(({ type, fileName }) =>
    type === 'asset' && /^assets\/.*\.(?:css|woff2|mjs|js)$/.test(fileName) ? [fileName] : [],
  );
  if (wanted.size < offlinePages.length) throw new Error('The service worker knows no scripts.');
  return [...wanted, ...assets].map((name) => `/${name}`).sort();
}
