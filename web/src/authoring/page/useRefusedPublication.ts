import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import { uiMessages } from '../../ui/messages.ts';

/**
 * Says why a course was not published or unpublished, and offers to do it all the same or to leave it (SAVE-13). The words are of the page,
 * as the editor and the list of courses load texts of their own.
 */
export function useRefusedPublication(words: {
  readonly publishAnyway: MessageDescriptor;
  readonly unpublishAnyway: MessageDescriptor;
}): (published: boolean, text: string, force: () => void) => void {
  const intl = useIntl();
  const toast = useToast();
  return useCallback(
    (published, text, force) =>
      toast({
        intent: 'error',
        text,
        action: {
          label: intl.formatMessage(published ? words.publishAnyway : words.unpublishAnyway),
          cancel: intl.formatMessage(uiMessages.cancel),
          onChosen: force,
        },
      }),
    [intl, toast, words],
  );
}
