import { Button } from '@fluentui/react-components';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../routing/links.ts';
import { TextField } from '../ui/form/TextField.tsx';
import { certificateMessages as messages } from './messages.ts';
import { useVerifyCertificateStyles } from './VerifyCertificatePage.styles.ts';

/** Asks for the number of a certificate and looks it up; the number goes into the address. */
export function CertificateLookup({ uuid }: { uuid: string }): ReactElement {
  const intl = useIntl();
  const styles = useVerifyCertificateStyles();
  const navigate = useNavigate();
  const [number, setNumber] = useState(uuid);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (number.trim() !== '') void navigate(links.certificate(number.trim()));
  };
  return (
    // By its address, it works before anything else of the page does.
    <form className={styles.form} action={links.verifyCertificate} onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label={intl.formatMessage(messages.uuidLabel)}
          name="uuid"
          value={number}
          maxLength={100}
          onChanged={setNumber}
        />
      </div>
      <Button className={styles.button} type="submit" appearance="primary" size="large">
        {intl.formatMessage(messages.verify)}
      </Button>
    </form>
  );
}
