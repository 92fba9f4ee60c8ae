import { Button, makeStyles } from '@fluentui/react-components';
import { useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useErrorText } from '../../errors/useErrorText.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { dayOf, endOfDay, isPastDay } from '../../ui/form/day.ts';
import { DayField } from '../../ui/form/DayField.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { enrolPeopleMessages as messages } from './messages.ts';
import { useChangeDueDate } from './useChangeDueDate.ts';
import type { ChangeDueDate_userCourse$key } from './__generated__/ChangeDueDate_userCourse.graphql.ts';

const useStyles = makeStyles({ button: { alignSelf: 'flex-start' } });

/** Changes by which day someone should complete a course, or takes it away; nothing for one that is completed or given up. */
export function ChangeDueDate({ userCourse: key }: { userCourse: ChangeDueDate_userCourse$key }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const errorText = useErrorText();
  const { id, dueTime, finishTime } = useFragment(
    graphql`
      fragment ChangeDueDate_userCourse on UserCourse @throwOnFieldError {
        id
        dueTime
        finishTime
      }
    `,
    key,
  );
  const [day, setDay] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  const [open, setOpen] = useState(false);
  const [tried, setTried] = useState(false);
  const close = (): void => {
    setOpen(false);
    setTimeout(() => button.current?.focus());
  };
  const [change, pending, failure] = useChangeDueDate(close);
  if (finishTime != null) return null;
  const isPast = day !== null && isPastDay(day, now);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isPast) focusFirstInvalid(event.currentTarget);
    else if (!pending) change(id, day === null ? null : endOfDay(day));
  };
  return (
    <>
      <Button
        ref={button}
        className={styles.button}
        onClick={() => {
          setDay(dueTime == null ? null : dayOf(new Date(dueTime)));
          setTried(false);
          setOpen(true);
        }}
      >
        {intl.formatMessage(messages.changeDue)}
      </Button>
      {open ? (
        <ModalDialog
          title={intl.formatMessage(messages.changeDue)}
          onDismissed={close}
          actions={
            <>
              <Button onClick={close}>{intl.formatMessage(uiMessages.cancel)}</Button>
              <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
                {intl.formatMessage(messages.save)}
              </Button>
            </>
          }
        >
          <form id={formId} noValidate onSubmit={submit}>
            {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
            <DayField
              label={intl.formatMessage(messages.due)}
              hint={intl.formatMessage(messages.noDueHint)}
              problem={tried && isPast ? intl.formatMessage(messages.duePast) : undefined}
              value={day}
              onChanged={setDay}
            />
          </form>
        </ModalDialog>
      ) : null}
    </>
  );
}
