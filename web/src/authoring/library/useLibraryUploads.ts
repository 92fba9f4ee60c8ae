import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { sendFileTo, type SendFile, type UploadedFile } from '../../file/sendFile.ts';
import type { FileCategory } from '../../file/uploadRules.ts';
import { useUploads, type Uploads } from '../../file/useUploads.ts';
import { useShell } from '../../viewer/useShell.ts';
import { useToast } from '../../ui/toastContext.ts';
import { libraryMessages as messages } from './messages.ts';

/** Where nobody knows which workspace this is there is nowhere to send to. */
const nowhere: SendFile = async () => ({ failure: { code: '-1' } });

const isAnyOnItsWay = (uploads: Uploads['uploads']): boolean =>
  uploads.some(({ state }) => state.is === 'waiting' || state.is === 'sending');

/** Uploads into the library, several at once (LIB-05). */
export function useLibraryUploads(
  category: FileCategory,
  onUploaded: (file: UploadedFile) => void,
): Omit<Uploads, 'add'> & { readonly add: (files: Iterable<File>) => void } {
  const intl = useIntl();
  const toast = useToast();
  const workspaceId = useShell().data?.workspace?.workspaceId;
  const send = useMemo(() => (workspaceId === undefined ? nowhere : sendFileTo(workspaceId)), [workspaceId]);
  /** What was added while anything was still on its way: all of it is told by one notice. */
  const batch = useRef({ total: 0, done: 0 });
  const uploads = useUploads(send, (file) => {
    batch.current.done += 1;
    const { done, total } = batch.current;
    const text =
      total === 1
        ? intl.formatMessage(messages.arrived, { name: file.name })
        : intl.formatMessage(messages.arrivedCount, { done, total });
    toast({ intent: 'success', text, topic: 'uploads', aside: true });
    onUploaded(file);
  });
  const { add } = uploads;
  return {
    ...uploads,
    add(files) {
      const added = [...files].map((file) => ({ file, category }));
      const before = isAnyOnItsWay(uploads.uploads) ? batch.current : { total: 0, done: 0 };
      batch.current = { ...before, total: before.total + added.length };
      add(added);
    },
  };
}
