import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../errors/useErrorText.ts';
import { saveJson } from '../../../identity/settings/saveJson.ts';
import { useExportPersonalData } from '../../../identity/settings/useExportPersonalData.ts';
import { links } from '../../../routing/links.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { useToast } from '../../../ui/toastContext.ts';
import { ErasePersonDialog } from './ErasePersonDialog.tsx';
import { personMessages as messages } from './messages.ts';
import { PersonSection } from './PersonSection.tsx';
import type { PersonData_person$key } from './__generated__/PersonData_person.graphql.ts';

const useStyles = makeStyles({
  text: { margin: 0, maxWidth: '60ch', color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/** What is stored about a person: all of it as a file, and its erasure (BEY-20). */
export function PersonData({
  person: key,
  isViewer,
  isLookedFor,
}: {
  person: PersonData_person$key;
  /** Who erases themselves proves who they are, in the settings. */
  isViewer: boolean;
  /** Anyone who came for this part of the page has it in sight at once. */
  isLookedFor: boolean;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [erasing, setErasing] = useState(false);
  const { userId, username, name } = useFragment(
    graphql`
      fragment PersonData_person on WorkspacePerson @throwOnFieldError {
        userId
        username
        name
      }
    `,
    key,
  );
  const save = useCallback((data: unknown) => saveJson(`person-${userId}.json`, data), [userId]);
  const { exportData, pending, failure } = useExportPersonalData(save, userId);
  return (
    <PersonSection title={intl.formatMessage(messages.privacy)} isLookedFor={isLookedFor}>
      <p className={styles.text}>{intl.formatMessage(messages.privacyText)}</p>
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <div className={styles.buttons}>
        <Button disabledFocusable={pending} onClick={exportData}>
          {intl.formatMessage(pending ? messages.downloading : messages.download)}
        </Button>
        {isViewer ? null : <Button onClick={() => setErasing(true)}>{intl.formatMessage(messages.erase)}</Button>}
      </div>
      {isViewer ? <p className={styles.text}>{intl.formatMessage(messages.ownAccount)}</p> : null}
      {erasing ? (
        <ErasePersonDialog
          person={{ userId, username, name: name ?? username }}
          onErased={() => {
            toast({ intent: 'success', text: intl.formatMessage(messages.erased, { person: name ?? username }) });
            void navigate(links.adminUsers);
          }}
          onDismissed={() => setErasing(false)}
        />
      ) : null}
    </PersonSection>
  );
}
