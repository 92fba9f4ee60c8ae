import { Button } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useArrivalFocus } from '../../ui/useArrivalFocus.ts';
import { useProfileBarStyles } from './ProfileBar.styles.ts';
import { workspaceMessages as messages } from '../messages.ts';

/** The bar above the form, always in sight: the way back, how far saving has come, in words, and the button that saves. */
export function ProfileBar({
  back,
  formId,
  changed,
  saving,
}: {
  /** Where the arrow leads. */
  back: string;
  /** The form that the button belongs to. */
  formId: string;
  changed: boolean;
  saving: boolean;
}): ReactElement {
  const styles = useProfileBarStyles();
  const intl = useIntl();
  const heading = useArrivalFocus();
  const state = saving ? messages.saving : changed ? messages.unsaved : messages.allSaved;
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <ButtonLink
          className={styles.back}
          appearance="subtle"
          to={back}
          icon={<ArrowLeftRegular fontSize={20} aria-label={intl.formatMessage(messages.back)} />}
        />
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {intl.formatMessage(messages.title)}
        </h1>
        <p className={styles.state} role="status">
          {intl.formatMessage(state)}
        </p>
        <Button type="submit" form={formId} appearance="primary" disabledFocusable={saving || !changed}>
          {intl.formatMessage(messages.save)}
        </Button>
      </div>
    </div>
  );
}
