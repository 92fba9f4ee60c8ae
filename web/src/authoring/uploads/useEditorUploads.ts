import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { sendFileTo } from '../../file/sendFile.ts';
import { useWarnBeforeUnload } from '../../routing/leaving/useWarnBeforeUnload.ts';
import { useShell } from '../../viewer/useShell.ts';
import type { OpenEditor } from '../editor/openEditors.ts';
import { uploadMessages as messages } from '../../editing/uploads/messages.ts';
import { useMarkStyles } from '../../editing/uploads/useMarkStyles.ts';

/** Runs the uploads of an open course: where they go, how their marks look, and that the browser asks before it ends them. */
export function useEditorUploads({ uploads, pictures }: OpenEditor, isRunning: boolean): void {
  const intl = useIntl();
  const workspaceId = useShell().data?.workspace?.workspaceId;
  useEffect(() => {
    if (workspaceId !== undefined) uploads.connect(sendFileTo(workspaceId));
  }, [uploads, workspaceId]);
  useEffect(() => {
    pictures.callNameless(intl.formatMessage(messages.nameless));
  }, [pictures, intl]);
  useWarnBeforeUnload(isRunning);
  useMarkStyles(uploads);
}
