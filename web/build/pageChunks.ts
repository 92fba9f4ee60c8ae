import { resolve } from 'node:path';
import type { IndexHtmlTransformContext, Rolldown } from 'vite';
import { pageFiles } from '../src/routing/pageFiles.ts';

const source = resolve(import.meta.dirname, '../src');

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type Chunk = Rolldown.OutputChunk;

/** The path of each page with the module that draws it. */
export const pageModules: readonly (readonly [path: string, module: string])[] = Object.entries(pageFiles).map(
  ([path, { file }]) => [path, resolve(source, file)],
);

export const chunksOf = (bundle: Bundle): readonly Chunk[] =>
  Object.values(bundle).filter((part) => part.type === 'chunk');

/** The chunk of a module. What others import, too, has a file that is not named after it. */
export const chunkOf = (chunks: readonly Chunk[], module: string): Chunk | undefined =>
  chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
  chunks.find(({ moduleIds }) => moduleIds.includes(module));

/** These files and all that they import statically. */
export function withImports(chunks: readonly Chunk[], start: readonly string[]): Set<string> {
  const files = new Set(start);
  // A set that grows while it is walked is walked to its new end.
  for (const file of files) {
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
  }
  return files;
}
