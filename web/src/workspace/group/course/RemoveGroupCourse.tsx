import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../../errors/useErrorText.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { groupCourseMessages as messages } from './messages.ts';
import { useRemoveGroupCourse } from './useGroupCourse.ts';

/** Asks before a course is taken from a group, and says that anyone who is enrolled stays so (OP-129). */
export function RemoveGroupCourse({
  groupId,
  given: { courseId, courseName: course },
  onRemoved,
  onClosed,
}: {
  groupId: string;
  given: { readonly courseId: number; readonly courseName: string };
  onRemoved: () => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const errorText = useErrorText();
  const [remove, pending, failure] = useRemoveGroupCourse(onRemoved);
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.removeTitle, { course })}
      confirm={intl.formatMessage(messages.remove)}
      pending={pending}
      onConfirmed={() => remove({ groupId, courseId: String(courseId) })}
      onDismissed={onClosed}
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.removeText)}</p>
    </ConfirmDialog>
  );
}
