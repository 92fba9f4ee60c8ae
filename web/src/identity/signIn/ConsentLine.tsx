import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConsentLinks } from './ConsentLinks.tsx';
import { signInMessages as messages } from './signInMessages.ts';
import { useAccountFormStyles } from '../AccountForm.styles.ts';
import type { ConsentDocument } from './useConsentDocuments.ts';

/** Says that signing in accepts the active consent (AUTH-09). Nothing where the workspace has none. */
export function ConsentLine({ documents }: { documents: readonly ConsentDocument[] }): ReactElement | null {
  const styles = useAccountFormStyles();
  if (documents.length === 0) return null;
  return (
    <p className={styles.small}>
      <FormattedMessage {...messages.consentBySigningIn} /> <ConsentLinks documents={documents} />
    </p>
  );
}
