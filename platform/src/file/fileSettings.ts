/** Settings of files of the operator and of pictures. */
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { count, type ValuesOf } from '../shared/settingKinds.ts';

export const fileSettings = {
  WORKSPACE_FILES_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../seed/workspaces', import.meta.url)))
    .describe(
      'Folder of the operator with one folder per profile name, each with any of template.html, style.css, header.js, footer.js and page.css (WS-16, WS-17).',
    ),
  MEDIA_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../seed/media', import.meta.url)))
    .describe('Folder whose files are served below /static/media/.'),
  PICTURE_CACHE_BYTES: count
    .default(64 * 1024 * 1024)
    .describe('Memory for pictures that were scaled to one of the six widths (LEC-16).'),
};

export const fileConfig = (values: ValuesOf<typeof fileSettings>) => ({
  workspaceFilesDir: values.WORKSPACE_FILES_DIR,
  mediaDir: values.MEDIA_DIR,
  pictureCacheBytes: values.PICTURE_CACHE_BYTES,
});
