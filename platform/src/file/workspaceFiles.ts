import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { HtmlTooDeepError } from '../shared/htmlSanitizer.ts';
import { sanitizeTemplate } from './templateHtml.ts';
import { folderOf, isUsed, type FilesOwner, type WorkspaceFileName } from '../workspace/workspaceFolder.ts';

export const contentTypes: Readonly<Record<WorkspaceFileName, string>> = {
  'template.html': 'text/html; charset=utf-8',
  'style.css': 'text/css; charset=utf-8',
  'header.js': 'text/javascript; charset=utf-8',
  'footer.js': 'text/javascript; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
};

const mostBytes = 1024 * 1024;
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
    if (error instanceof HtmlTooDeepError) {
      return null;
    }
    throw error;
  }
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
