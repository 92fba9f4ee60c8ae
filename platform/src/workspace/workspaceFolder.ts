/** The folder of files that an operator may keep for a workspace (WS-16, WS-17). */
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { profileNameOf } from './hostRules.ts';
import type { WorkspaceResponse } from './workspaceSchemas.ts';

/** What an operator may keep for a workspace, in a folder named as its profile (WS-16, WS-17). */
export const workspaceFileNames = ['template.html', 'style.css', 'header.js', 'footer.js', 'page.css'] as const;
export type WorkspaceFileName = (typeof workspaceFileNames)[number];

const remoteFiles: ReadonlySet<WorkspaceFileName> = new Set(['header.js', 'footer.js', 'page.css'] as const);
/** No dots and no slashes: a name that leads nowhere else. */
const folderPattern = /^[a-z0-9_-]{1,253}$/;

/** Whose files. */
export interface FilesOwner {
  /** The registered host: the folder is named after it. */
  readonly hostname: string;
  readonly remoteComponents: boolean;
}

/** Which files there are; those of remote components only while the profile uses them. */
export async function presentFiles(root: string, owner: FilesOwner): Promise<WorkspaceResponse['files']> {
  const folder = await folderOf(root, owner);
  const entries = folder === null ? [] : await readdir(folder, { withFileTypes: true });
  const names = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const has = (name: WorkspaceFileName): boolean => names.has(name) && isUsed(name, owner);
  return {
    template: has('template.html'),
    style: has('style.css'),
    headerScript: has('header.js'),
    footerScript: has('footer.js'),
    pageStyle: has('page.css'),
  };
}

/** Files of remote components are used only while the profile says so (WS-17). */
export const isUsed = (name: WorkspaceFileName, { remoteComponents }: FilesOwner): boolean =>
  remoteComponents || !remoteFiles.has(name);

/** A real folder below the root; a link could lead out of it. */
export async function folderOf(root: string, { hostname }: FilesOwner): Promise<string | null> {
  const name = profileNameOf(hostname);
  if (!folderPattern.test(name)) {
    return null;
  }
  const folder = join(root, name);
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() ? folder : null;
}
