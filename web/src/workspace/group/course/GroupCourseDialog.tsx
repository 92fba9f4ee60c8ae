import { Button, makeStyles } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { CourseSelect } from '../../../admin/CourseSelect.tsx';
import { enrolPeopleMessages } from '../../../enrolment/others/messages.ts';
import { useCoursesToEnrol } from '../../../enrolment/others/useCoursesToEnrol.ts';
import { useErrorText } from '../../../errors/useErrorText.ts';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { focusFirstInvalid } from '../../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { groupMessages } from '../messages.ts';
import { DueChoice } from './DueChoice.tsx';
import { dueProblem, mostDueDays, toDue, toDueForm, type DueForm } from './dueForm.ts';
import { groupCourseMessages as messages } from './messages.ts';
import { useAssignGroupCourse } from './useGroupCourse.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { margin: 0 },
});

/** A course that a group has, as far as its form reads it. */
export interface GivenCourse {
  readonly courseId: number;
  readonly courseName: string;
  readonly dueDays?: number | null | undefined;
  readonly dueTime?: string | null | undefined;
  readonly notify: boolean;
}

/** The form by which everyone of a group takes a course from now on, or by which it is due at another time for those to come (OP-129). */
export function GroupCourseDialog({
  groupId,
  given,
  onSaved,
  onClosed,
}: {
  groupId: string;
  /** The one that is changed; null for a new one. */
  given: GivenCourse | null;
  onSaved: () => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const errorText = useErrorText();
  const [before] = useState(() => toDueForm(given ?? { dueDays: 14 }));
  const [due, setDue] = useState<DueForm>(before);
  const [courseId, setCourseId] = useState('');
  const [notify, setNotify] = useState(given?.notify ?? true);
  const [search, setSearch] = useState('');
  const [now] = useState(() => new Date());
  const [tried, setTried] = useState(false);
  const found = useCoursesToEnrol(search);
  const [save, pending, failure] = useAssignGroupCourse(onSaved);
  const problem = dueProblem(due, before, now);
  const noCourse = given === null && courseId === '';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (problem !== null || noCourse) focusFirstInvalid(event.currentTarget);
    else if (!pending) {
      save({ groupId, courseId: String(given?.courseId ?? courseId), ...toDue(due, before, given?.dueTime), notify });
    }
  };
  return (
    <ModalDialog
      title={intl.formatMessage(given === null ? messages.add : messages.changeOf, { course: given?.courseName })}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {intl.formatMessage(pending ? groupMessages.saving : given === null ? messages.add : groupMessages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        {given === null ? (
          <CourseSelect
            found={found}
            chosenName={null}
            search={search}
            value={courseId}
            problem={tried && noCourse ? intl.formatMessage(enrolPeopleMessages.courseMissing) : undefined}
            onSearched={setSearch}
            onChanged={setCourseId}
          />
        ) : (
          <p className={styles.text}>{intl.formatMessage(messages.later)}</p>
        )}
        <DueChoice
          form={due}
          problem={tried && problem !== null ? intl.formatMessage(messages[problem], { most: mostDueDays }) : undefined}
          onChanged={(change) => setDue((last) => ({ ...last, ...change }))}
        />
        <Choice type="checkbox" checked={notify} onChosen={() => setNotify(!notify)}>
          {intl.formatMessage(enrolPeopleMessages.notify)}
        </Choice>
      </form>
    </ModalDialog>
  );
}
