/**
 * The folder of the web client's releases, which outlives deployments and is shared by all gateways (ADR 0066): who has a page of an
 * earlier release open can continue with it.
 */
import { readdirSync, statSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { mostReleases, pruneReleases } from './pruneReleases.ts';
import { pathOfRelease, readRelease, releaseNameIn, type Release } from './releaseFile.ts';
import { readBuiltRelease, storeRelease, type BuiltClient } from './storeRelease.ts';

/** The time of last use is written this often at most. */
const noteMs = 86_400_000;

export interface ReleaseFolder {
  /** Where the files of all releases lie. */
  readonly assets: string;
  /** Releases of other gateways that have not been read before, the one used last first. */
  readNew(): readonly Release[];
  /** Someone has used a document that is in this gateway's own release. */
  noteOwnUse(): void;
  /** Someone has used what these releases have, and this gateway's own has not. */
  noteUse(releases: readonly string[]): void;
  noteFileUse(file: string): void;
}

export interface ReleaseFolderParts extends BuiltClient {
  readonly folder: string;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

/** Puts the gateway's own release there and takes out what nobody uses. Where that fails, the gateway serves what it can read. */
export async function openReleaseFolder({ folder, clock, log, ...client }: ReleaseFolderParts): Promise<ReleaseFolder> {
  const own = await readBuiltRelease(client);
  try {
    if (own !== null) {
      await storeRelease(folder, own, client.webDist, clock.now());
    }
    await pruneReleases(folder, own?.name, clock.now());
  } catch (err) {
    log.warn({ err, folder }, 'the folder of releases cannot be written: pages of this release end with the next one');
  }
  return createReader({ folder, own: own?.name, clock, log });
}

interface ReaderParts {
  readonly folder: string;
  readonly own: string | undefined;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
}

function createReader({ folder, own, clock, log }: ReaderParts): ReleaseFolder {
  const read = new Set<string>(own === undefined ? [] : [own]);
  const notedAt = new Map<string, number>();
  const releasesOfFile = new Map<string, string[]>();

  function noteUse(release: string): void {
    const now = clock.now();
    if (now - (notedAt.get(release) ?? 0) < noteMs) {
      return;
    }
    notedAt.set(release, now);
    // Where it cannot be written, or another gateway has taken it out, nothing can be done.
    utimes(pathOfRelease(folder, release), now / 1000, now / 1000).catch(() => undefined);
  }

  function readOne(name: string): Release | null {
    const release = readRelease(folder, name);
    if (release === null) {
      log.warn({ folder, release: name }, 'a release in the folder is damaged and is left out');
    }
    for (const file of release?.files ?? []) {
      releasesOfFile.set(file, [...(releasesOfFile.get(file) ?? []), name]);
    }
    return release;
  }

  return {
    assets: join(folder, 'assets'),
    readNew() {
      const found = unreadReleases(folder, read).slice(0, Math.max(0, mostReleases - read.size));
      for (const { name, usedAt } of found) {
        read.add(name);
        notedAt.set(name, usedAt);
      }
      return found.flatMap(({ name }) => readOne(name) ?? []);
    },
    noteOwnUse() {
      if (own !== undefined) {
        noteUse(own);
      }
    },
    noteUse: (releases) => releases.forEach(noteUse),
    noteFileUse: (file) => releasesOfFile.get(file)?.forEach(noteUse),
  };
}

/** Read at once and not later, as someone waits whose document is in one of them. */
function unreadReleases(folder: string, read: ReadonlySet<string>) {
  return namesIn(folder)
    .filter((name) => !read.has(name))
    .map((name) => ({
      name,
      usedAt: statSync(pathOfRelease(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .toSorted((a, b) => b.usedAt - a.usedAt);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).flatMap((file) => releaseNameIn(file) ?? []);
  } catch {
    // Without the folder the gateway has its own release.
    return [];
  }
}
