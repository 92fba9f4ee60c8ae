import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import { useNewSection } from '../canvas/useNewSection.ts';
import type { NodeKey } from '../draft/courseDraft.ts';
import type { OpenEditor } from '../editor/openEditors.ts';
import { sectionOfFile } from '../library/sectionOfFile.ts';
import { firstKey, placeOfFile, type AddFileSections } from './fileSections.ts';
import { uploadMessages as messages } from '../../editing/uploads/messages.ts';

/** Files that are dropped among sections become sections of the course as soon as they are in the library (EDIT-12). */
export function useAddFileSections({ editor, uploads }: OpenEditor): AddFileSections {
  const intl = useIntl();
  const toast = useToast();
  const newSection = useNewSection();
  return useCallback(
    (files, list, behind) => {
      const arrived: (NodeKey | null)[] = files.map(() => null);
      for (const [index, file] of files.entries()) {
        uploads.add({
          name: file.name,
          file,
          onEnd(uploaded) {
            if (!uploaded) return;
            const added = sectionOfFile(uploaded, newSection);
            if (!added) {
              toast({ text: intl.formatMessage(messages.noSection, { name: uploaded.name }) });
              return;
            }
            const place = placeOfFile(editor.getSnapshot().draft, list, behind, arrived.slice(0, index));
            if (editor.dispatch({ type: 'insert', place, added }) === null) arrived[index] = firstKey(added);
            else toast({ intent: 'error', text: intl.formatMessage(messages.readOnly) });
          },
        });
      }
    },
    [editor, uploads, newSection, intl, toast],
  );
}
