/** A release of the web client as it is described in the folder of releases: its documents and the names of its files. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export interface Release {
  /** The hash of what it consists of, so that the same build has the same name on every gateway. */
  readonly name: string;
  /** Texts by id, which is their SHA-256. */
  readonly documents: ReadonlyMap<string, string>;
  /** What lies in `assets/`. */
  readonly files: readonly string[];
}

/** Nothing in the folder that is called otherwise is read, served or deleted. */
const releaseFile = /^(?<name>[0-9a-f]{32})\.json$/;
const assetFile = /^[\w-]{1,80}(?:\.[\w-]{1,20}){0,3}\.(?:js|mjs|css|woff2)(?:\.br|\.gz)?$/;

export const isAssetFile = (name: string): boolean => assetFile.test(name);

/** Undefined for a file that describes no release. */
export const releaseNameIn = (file: string): string | undefined => releaseFile.exec(file)?.groups?.['name'];

export const pathOfRelease = (folder: string, name: string): string => join(folder, `${name}.json`);

/** Many times what a release of today takes. */
const mostBytes = 2 * 1024 * 1024;
const mostFiles = 10_000;

const releaseShape = z.object({
  documents: z.record(z.string(), z.string()),
  files: z.array(z.string().regex(assetFile)).max(mostFiles),
});

export type ReleaseContent = z.infer<typeof releaseShape>;

/** The name and the text under which a release is stored. */
export function describeRelease(content: ReleaseContent): { readonly name: string; readonly text: string } {
  const text = JSON.stringify(content);
  return { name: hashOf(text).slice(0, 32), text };
}

/** Null for what no gateway can have written: it is too large, or is not what its name says. */
export function readRelease(folder: string, name: string): Release | null {
  const path = pathOfRelease(folder, name);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? Infinity;
  if (size > mostBytes) {
    return null;
  }
  const text = readFileSync(path, 'utf8');
  if (!hashOf(text).startsWith(name)) {
    return null;
  }
  const { success, data } = releaseShape.safeParse(parseJson(text));
  if (!success) {
    return null;
  }
  const documents = new Map(Object.entries(data.documents));
  const isSound = [...documents].every(([id, document]) => hashOf(document) === id);
  return isSound ? { name, documents, files: data.files } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
