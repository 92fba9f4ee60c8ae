/** The part of the web client that draws pages on the server (ADR 0074), loaded by its path, as its files for browsers are served. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PersistedOperation } from './operations.ts';

/** An operation with the text of its answer. */
export interface AnsweredOperation extends PersistedOperation {
  readonly body: string;
}

/** What the bundle exports (`web/src/server/server.tsx`). */
export interface DrawnBundle {
  /** SHA-256, in hex, of the one page that its pages are drawn into. */
  readonly pageHash: string;
  /** What has to be answered before the page at an address can be drawn; null for an address whose page is not drawn. */
  requestsOf(address: string): readonly PersistedOperation[] | null;
  /** What of a visitor's cookies makes another page of the same answers; null where no page is drawn for them. */
  choicesOf(cookies: string): string | null;
  draw(parts: {
    readonly page: string;
    readonly address: string;
    readonly choices: string;
    readonly answers: readonly AnsweredOperation[];
  }): Promise<string>;
}

/** Why there is no bundle. */
export type MissingBundle = 'absent' | 'loading' | 'otherBuild';

/** The bundle that belongs to a page. Its first call begins to load, and no call waits. */
export type FindBundle = (page: string) => DrawnBundle | MissingBundle;

export function createBundleLoader(webDist: string, log: FastifyBaseLogger): FindBundle {
  let found: DrawnBundle | MissingBundle | undefined;
  const file = join(dirname(webDist), 'dist-server', 'server.js');

  async function load(page: string): Promise<void> {
    try {
      const bundle = (await import(pathToFileURL(file).href)) as DrawnBundle;
      const isOfPage = bundle.pageHash === createHash('sha256').update(page).digest('hex');
      found = isOfPage ? bundle : 'otherBuild';
      if (!isOfPage) log.warn({ file }, 'pages are not drawn on the server: what draws them is of another build');
    } catch (err) {
      found = 'absent';
      log.warn({ err, file }, 'pages are not drawn on the server: what draws them cannot be loaded');
    }
  }

  return (page) => {
    if (found !== undefined) return found;
    found = existsSync(file) ? 'loading' : 'absent';
    if (found === 'loading') void load(page);
    return found;
  };
}
