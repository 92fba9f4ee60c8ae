import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useReviewErrorText } from '../../review/useReviewErrorText.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import { commentsMessages as messages } from './messages.ts';
import { useSetThreadVisibility } from './useSetThreadVisibility.ts';
import type { GuestVisibility_thread$key } from './__generated__/GuestVisibility_thread.graphql.ts';

/** Whether people who come by a link read a thread; the author who began it decides. */
export function GuestVisibility({ thread }: { thread: GuestVisibility_thread$key }): ReactElement | null {
  const { threadId, courseId, guestVisible, guestVisibilityEditable } = useFragment(
    graphql`
      fragment GuestVisibility_thread on ReviewThread @throwOnFieldError {
        threadId
        courseId
        guestVisible
        guestVisibilityEditable
      }
    `,
    thread,
  );
  const intl = useIntl();
  const mark = useMarkStyles();
  const errorText = useReviewErrorText();
  const { send, pending, failure } = useSetThreadVisibility();
  if (!guestVisibilityEditable) {
    return guestVisible ? <span className={mark.mark}>{intl.formatMessage(messages.seenByGuests)}</span> : null;
  }
  const change = (): void => {
    const input = { courseId: String(courseId), threadId: String(threadId), guestVisible: !guestVisible };
    if (!pending) send(input, () => undefined);
  };
  return (
    <>
      <Choice type="checkbox" checked={guestVisible} onChosen={change}>
        {intl.formatMessage(messages.guestVisible)}
      </Choice>
      <FormError>{failure ? errorText(failure) : null}</FormError>
    </>
  );
}
