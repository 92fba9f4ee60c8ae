import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FileSourcesContext } from '../../editing/fileSources.ts';
import { FieldFilesContext } from '../../editing/uploads/fieldFilesContext.ts';
import { PicturesContext } from '../../editing/uploads/picturesContext.ts';
import type { OpenEditor } from '../editor/openEditors.ts';
import { fileSources } from '../library/fileSources.ts';
import { FileSectionsContext } from '../uploads/fileSections.ts';

/** Where the fields of an open editor get their files from. */
export function EditorFiles({
  opened,
  addFiles,
  children,
}: {
  opened: OpenEditor;
  addFiles: ComponentProps<typeof FileSectionsContext>['value'];
  children: ReactNode;
}): ReactElement {
  return (
    <FileSourcesContext value={fileSources}>
      <PicturesContext value={opened.pictures}>
        <FieldFilesContext value={opened.fieldFiles}>
          <FileSectionsContext value={addFiles}>{children}</FileSectionsContext>
        </FieldFilesContext>
      </PicturesContext>
    </FileSourcesContext>
  );
}
