import { useCallback, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { courseListMessages as messages } from './messages.ts';
import { useCourseErrorText } from './useCourseErrorText.ts';
import { useDeleteCourse } from './useDeleteCourse.ts';

/**
 * Asks before a course is deleted, and once more where learners would lose something or someone edits it: then it names who and
 * how many (CRS-18, OP-55).
 */
export function DeleteCourseDialog({
  course: { id, name, learnerCount },
  onClosed,
}: {
  course: { id: string; name: string; learnerCount: number };
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const revalidator = useRevalidator();
  const errorText = useCourseErrorText();
  const deleted = useCallback(() => {
    onClosed();
    toast({ intent: 'success', text: intl.formatMessage(messages.wasDeleted, { course: name }) });
    void revalidator.revalidate();
  }, [intl, name, onClosed, revalidator, toast]);
  const failed = useCallback(
    () => toast({ intent: 'error', text: intl.formatMessage(messages.notDeleted) }),
    [intl, toast],
  );
  const [send, pending, refusal] = useDeleteCourse(id, { onDeleted: deleted, onFailed: failed });
  const learners = refusal?.learners ?? null;
  const overridable = learners !== null || refusal?.lock != null;
  const warning =
    learners === null
      ? refusal && errorText(refusal.failure, refusal.lock)
      : intl.formatMessage(messages.losses, { count: learners });
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.deleteTitle, { course: name })}
      confirm={intl.formatMessage(pending ? messages.deleting : overridable ? messages.deleteAnyway : messages.delete)}
      pending={pending}
      onConfirmed={() => send(overridable)}
      onDismissed={onClosed}
    >
      {warning && !pending ? <FormError>{warning}</FormError> : null}
      <p style={{ margin: 0 }}>
        {intl.formatMessage(learnerCount > 0 ? messages.deleteTextLearners : messages.deleteText, {
          count: learnerCount,
        })}
      </p>
    </ConfirmDialog>
  );
}
