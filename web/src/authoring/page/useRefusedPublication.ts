import { useCallback } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { failureMessages } from '../../ui/failureMessages.ts';
import { useToast } from '../../ui/toastContext.ts';
import { uiMessages } from '../../ui/messages.ts';

/** A publication that was refused, or that may not have arrived. */
interface RefusedPublication {
  /** Whether it was to be published, or unpublished. */
  readonly published: boolean;
  readonly code: string;
  /** Why it was refused. */
  readonly text: string;
  readonly send: (options: { readonly force: boolean }) => void;
}

/**
 * Says why a course was not published or unpublished, and offers to do it all the same or to leave it (SAVE-13). What nobody has refused is
 * only tried again: forcing it would pass over a lock that its author has not heard of. The words are of the page, as the editor and the
 * list of courses load texts of their own.
 */
export function useRefusedPublication(words: {
  readonly publishAnyway: MessageDescriptor;
  readonly unpublishAnyway: MessageDescriptor;
}): (refused: RefusedPublication) => void {
  const intl = useIntl();
  const toast = useToast();
  return useCallback(
    ({ published, code, text, send }) => {
      const force = code !== 'NETWORK';
      const anyway = published ? words.publishAnyway : words.unpublishAnyway;
      toast({
        intent: 'error',
        text,
        action: {
          label: intl.formatMessage(force ? anyway : failureMessages.tryAgain),
          cancel: intl.formatMessage(uiMessages.cancel),
          onChosen: () => send({ force }),
        },
      });
    },
    [intl, toast, words],
  );
}
