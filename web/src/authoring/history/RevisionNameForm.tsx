import { Button, makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { historyMessages as messages } from './messages.ts';
import type { Revision } from './revision.ts';
import { longestRevisionName, useNameRevision } from './useNameRevision.ts';

/** The name of a revision, written where it stands: Enter keeps it, Escape does not. */
export function RevisionNameForm({
  courseId,
  revision,
  onNamed,
  onClosed,
}: {
  courseId: number;
  revision: Revision;
  onNamed: (version: number, name: string | null) => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(revision.name ?? '');
  const { pending, failure, rename } = useNameRevision(courseId, (version, given) => {
    onNamed(version, given);
    onClosed();
  });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const written = name.trim();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is pressed in its field
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (pending) return;
        if (written === (revision.name ?? '')) onClosed();
        else rename(revision.version, written === '' ? null : written);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // The window around it stays.
        event.preventDefault();
        onClosed();
      }}
    >
      <TextField
        label={intl.formatMessage(messages.nameField)}
        hint={revision.name ? intl.formatMessage(messages.nameHint) : undefined}
        value={name}
        maxLength={longestRevisionName}
        autoComplete="off"
        onChanged={setName}
      />
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabledFocusable={pending}>
          {intl.formatMessage(messages.nameSave)}
        </Button>
        <Button onClick={onClosed}>{intl.formatMessage(messages.nameCancel)}</Button>
      </div>
    </form>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '8px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
