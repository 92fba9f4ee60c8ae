import { constants } from 'node:fs';
import { lstat, open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlTooDeepError } from '../shared/htmlSanitizer.ts';
import { profileNameOf } from '../workspace/hostRules.ts';
import { sanitizeTemplate } from './templateHtml.ts';
import type { WorkspaceResponse } from '../workspace/workspaceSchemas.ts';

/** What an operator may keep for a workspace, in a folder named as its profile (WS-16, WS-17). */
export const workspaceFileNames = ['template.html', 'style.css', 'header.js', 'footer.js', 'page.css'] as const;
export type WorkspaceFileName = (typeof workspaceFileNames)[number];

const contentTypes: Readonly<Record<WorkspaceFileName, string>> = {
  'template.html': 'text/html; charset=utf-8',
  'style.css': 'text/css; charset=utf-8',
  'header.js': 'text/javascript; charset=utf-8',
  'footer.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
};

const remoteFiles: ReadonlySet<WorkspaceFileName> = new Set(['header.js', 'footer.js', 'page.css'] as const);
const mostBytes = 1024 * 1024;
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

export interface WorkspaceFile {
  readonly contentType: string;
  readonly text: string;
}

/** A file as it is served, or null when it is absent, not used, no plain file, larger than 1 MB, or HTML that is nested too deep. */
export async function readWorkspaceFile(
  root: string,
  owner: FilesOwner,
  name: WorkspaceFileName,
): Promise<WorkspaceFile | null> {
  const folder = isUsed(name, owner) ? await folderOf(root, owner) : null;
  const text = folder === null ? null : await readPlainFile(join(folder, name));
  const served = text !== null && name === 'template.html' ? cleanTemplate(text) : text;
  return served === null ? null : { contentType: contentTypes[name], text: served };
}

function cleanTemplate(html: string): string | null {
  try {
    return sanitizeTemplate(html);
  } catch (error) {
    if (error instanceof HtmlTooDeepError) return null;
    throw error;
  }
}

const isUsed = (name: WorkspaceFileName, { remoteComponents }: FilesOwner): boolean =>
  remoteComponents || !remoteFiles.has(name);

/** A real folder below the root; a link could lead out of it. */
async function folderOf(root: string, { hostname }: FilesOwner): Promise<string | null> {
  const name = profileNameOf(hostname);
  if (!folderPattern.test(name)) {
    return null;
  }
  const folder = join(root, name);
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() ? folder : null;
}

async function readPlainFile(path: string): Promise<string | null> {
  let file: FileHandle;
  try {
    // Without waiting for a writer, should it be a pipe; a link at the end of the path is refused.
    file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENXIO', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) {
      return null;
    }
    throw error;
  }
  try {
    const found = await file.stat();
    return found.isFile() && found.size <= mostBytes ? await file.readFile('utf8') : null;
  } finally {
    await file.close();
  }
}
