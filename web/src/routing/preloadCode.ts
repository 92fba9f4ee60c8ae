import { onServer } from '../visit.ts';

/**
 * Scripts of the build by their names, and for each page path, for `lang:<code>` and the like their places in that list; written
 * into the document by the build, empty in development.
 */
interface Chunks {
  files: string[];
  parts: Record<string, number[]>;
}

/** Has the scripts of these parts loaded, all at once: each names what it imports only when it is there. */
export function preloadCode(parts: readonly string[], priority: 'auto' | 'low' = 'auto'): void {
  if (onServer) return;
  const { lecternChunks } = window as { lecternChunks?: Chunks };
  for (const place of parts.flatMap((part) => lecternChunks?.parts[part] ?? [])) {
    const href = `/assets/${lecternChunks?.files[place]}.js`;
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = priority;
    link.href = href;
    document.head.append(link);
  }
}
