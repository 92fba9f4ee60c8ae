import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import { sectionAbove } from '../canvas/useSectionDrop.ts';
import type { LectureDraft } from '../draft/courseDraft.ts';
import type { AddFileSections } from './fileSections.ts';
import { uploadMessages as messages } from '../../editing/uploads/messages.ts';
import { useFilesOnPage } from './useFilesOnPage.ts';

/** Files that are dropped beside everything that takes files: in a lecture they become sections at that height, elsewhere they are refused. */
export function useDroppedFiles(lecture: LectureDraft | null, readOnly: boolean, add: AddFileSections): void {
  const intl = useIntl();
  const toast = useToast();
  useFilesOnPage((files, y) => {
    const refused = readOnly
      ? messages.readOnly
      : !lecture || lecture.content === 'notRead' || document.querySelector('dialog[open], [aria-modal="true"]')
        ? messages.notHere
        : null;
    if (refused) toast({ intent: 'error', text: intl.formatMessage(refused) });
    else if (lecture) add(files, { list: 'sections', lecture: lecture.key }, sectionAbove(y));
  });
}
