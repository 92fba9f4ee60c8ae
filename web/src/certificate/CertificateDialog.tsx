import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useErrorText } from '../errors/useErrorText.ts';
import { links } from '../routing/links.ts';
import { ModalDialog } from '../ui/dialog/ModalDialog.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { isHolderName } from './holderName.ts';
import { certificateMessages as messages } from './messages.ts';
import { useCompleteCourse } from './useCompleteCourse.ts';

/** Asks for the full name, which must equal the one in the settings, and issues the certificate (CERT-04). */
export function CertificateDialog({
  userCourseId,
  settingsName,
  onIssued,
  onDismissed,
}: {
  userCourseId: number;
  settingsName: string;
  onIssued: () => void;
  onDismissed: () => void;
}): ReactElement {
  const intl = useIntl();
  const errorText = useErrorText();
  const styles = useStyles();
  const formId = useId();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const { complete, pending, failure } = useCompleteCourse(userCourseId);
  const equal = isHolderName(name, settingsName);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (equal && !pending) complete(name.trim(), onIssued);
  };
  const problem = failure ? errorText(failure) : asked && !equal ? intl.formatMessage(messages.nameDiffers) : undefined;
  return (
    <ModalDialog
      title={intl.formatMessage(messages.dialogTitle)}
      onDismissed={onDismissed}
      actions={
        <>
          <Button onClick={onDismissed}>{intl.formatMessage(messages.cancel)}</Button>
          <Button appearance="primary" type="submit" form={formId} disabledFocusable={pending}>
            {intl.formatMessage(messages.issue)}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{intl.formatMessage(messages.dialogText)}</p>
      <p className={styles.name}>
        <span>{intl.formatMessage(messages.nameInSettings, { name: settingsName })}</span>
        <Link className={styles.link} to={links.settings}>
          {intl.formatMessage(messages.changeName)}
        </Link>
      </p>
      <form id={formId} onSubmit={submit}>
        <TextField
          label={intl.formatMessage(messages.fullName)}
          problem={problem}
          value={name}
          autoComplete="name"
          maxLength={255}
          onChanged={setName}
        />
      </form>
    </ModalDialog>
  );
}

const useStyles = makeStyles({
  text: { margin: 0 },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 16px',
    margin: 0,
    padding: '12px 16px',
    borderRadius: '8px',
    backgroundColor: tokens.colorNeutralBackground3,
  },
  // As high as a finger needs it.
  link: { display: 'inline-flex', alignItems: 'center', minHeight: '24px', color: tokens.colorBrandForegroundLink },
});
