import { onServer } from '../visit.ts';

/**
 * Scripts of the build by their names, and for each page path, for `lang:<code>` and the like their places in that list as spans; written
 * into the document by the build (`build/chunkList.ts`), empty in development.
 */
interface Chunks {
  readonly files: readonly string[];
  readonly parts: Readonly<Record<string, string>>;
}

/** The addresses of a part's scripts. */
export function filesOfPart({ files, parts }: Chunks, part: string): string[] {
  const spans = Object.hasOwn(parts, part) ? (parts[part]?.split(',') ?? []) : [];
  return spans.flatMap((span) => {
    const [first = 0, last = first] = span.split('-').map(Number);
    return files.slice(first, last + 1).map((name) => `/assets/${name}.js`);
  });
}

/** Has the scripts of these parts loaded, all at once: each names what it imports only when it is there. */
export function preloadCode(parts: readonly string[], priority: 'auto' | 'low' = 'auto'): void {
  if (onServer) return;
  const { lecternChunks } = window as { lecternChunks?: Chunks };
  if (!lecternChunks) return;
  for (const href of parts.flatMap((part) => filesOfPart(lecternChunks, part))) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = priority;
    link.href = href;
    document.head.append(link);
  }
}
