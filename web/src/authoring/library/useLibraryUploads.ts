import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { sendFileTo, type SendFile, type UploadedFile } from '../../file/sendFile.ts';
import type { FileCategory } from '../../file/uploadRules.ts';
import { useUploads, type Uploads } from '../../file/useUploads.ts';
import { useShell } from '../../viewer/useShell.ts';
import { useToast } from '../../ui/toastContext.ts';
import { libraryMessages as messages } from './messages.ts';

/** Where nobody knows which workspace this is there is nowhere to send to. */
const nowhere: SendFile = async () => ({ failure: { code: '-1' } });

/** Uploads into the library, several at once (LIB-05). */
export function useLibraryUploads(
  category: FileCategory,
  onUploaded: (file: UploadedFile) => void,
): Omit<Uploads, 'add'> & { readonly add: (files: Iterable<File>) => void } {
  const intl = useIntl();
  const toast = useToast();
  const workspaceId = useShell().data?.workspace?.workspaceId;
  const send = useMemo(() => (workspaceId === undefined ? nowhere : sendFileTo(workspaceId)), [workspaceId]);
  const uploads = useUploads(send, (file) => {
    toast({ intent: 'success', text: intl.formatMessage(messages.arrived, { name: file.name }) });
    onUploaded(file);
  });
  const { add } = uploads;
  return {
    ...uploads,
    add: (files) => add([...files].map((file) => ({ file, category }))),
  };
}
