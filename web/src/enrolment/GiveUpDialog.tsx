import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { authorText } from '../ui/authorHtml/authorText.tsx';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { enrolmentMessages as messages } from './messages.ts';
import { useGiveUpCourse } from './useGiveUpCourse.ts';

/** Asks before a course is given up, and says what that does (ENR-06, ENR-08, ENR-09). */
export function GiveUpDialog({
  userCourseId,
  courseName,
  onClosed,
}: {
  userCourseId: number;
  courseName: string;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const { giveUp, pending, failure } = useGiveUpCourse(userCourseId);
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.giveUpTitle, { course: authorText(courseName, useContentLanguage()) })}
      confirm={intl.formatMessage(messages.giveUpConfirm)}
      pending={pending}
      onConfirmed={() => giveUp(onClosed)}
      onDismissed={onClosed}
    >
      <p className={styles.text}>{intl.formatMessage(messages.giveUpText)}</p>
      {failure ? (
        <p role="alert" className={styles.text}>
          {intl.formatMessage(messages.giveUpFailed)}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

const useStyles = makeStyles({ text: { margin: 0 } });
