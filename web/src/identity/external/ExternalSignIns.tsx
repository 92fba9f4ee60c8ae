import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { useAccountFormStyles } from '../AccountForm.styles.ts';
import { externalMessages as messages } from './externalMessages.ts';
import { refusalCode } from '../../errors/fieldFailure.ts';
import { useExternalSignIn } from './useExternalSignIn.ts';
import { consentRequired } from './useFinishExternalSignIn.ts';
import type { ExternalSignIns_workspace$key } from './__generated__/ExternalSignIns_workspace.graphql.ts';

const useStyles = makeStyles({
  ways: { display: 'flex', flexDirection: 'column', gap: '12px' },
  or: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: '12px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '::before': { content: '""', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    '::after': { content: '""', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  button: { maxWidth: 'none', minHeight: '44px', overflowWrap: 'anywhere' },
  // It is there before it says anything, and takes no room until then.
  waiting: { ':empty': { marginTop: '-12px' } },
  mark: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: 1,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** The workspace's ways to sign in beside the password (AUTH-05). Nothing where it has none. */
export function ExternalSignIns({
  workspace,
  invitationToken,
  next,
  consent,
  onConsentMissing,
  onAccountMissing,
}: {
  workspace: ExternalSignIns_workspace$key | null;
  invitationToken: string | null;
  /** Where to continue. */
  next: string;
  /** The person has agreed to policy and terms; undefined where that is not asked for. */
  consent?: boolean;
  /** The person chose a provider and has not agreed yet. */
  onConsentMissing?: () => void;
  /** The provider's identity has no account here, and nobody has agreed to make one. */
  onAccountMissing: () => void;
}): ReactElement | null {
  const styles = useStyles();
  const shared = useAccountFormStyles();
  const errorText = useErrorText();
  const data = useFragment(
    graphql`
      fragment ExternalSignIns_workspace on Workspace @throwOnFieldError {
        externalSignIns {
          realm
          label
        }
      }
    `,
    workspace,
  );
  const { begin, waitingFor, failure } = useExternalSignIn({ invitationToken, consent: consent === true, next });
  const accountMissing = refusalCode(failure) === consentRequired;
  useEffect(() => {
    if (accountMissing) onAccountMissing();
    // Told once for each such answer, not for each rendering of the page around.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [accountMissing]);

  const ways = data?.externalSignIns ?? [];
  if (ways.length === 0) return null;
  return (
    <div className={styles.ways}>
      <div className={styles.or}>
        <FormattedMessage {...messages.or} />
      </div>
      {ways.map(({ realm, label }) => (
        <Button
          key={realm}
          size="large"
          className={styles.button}
          icon={
            <span aria-hidden className={styles.mark}>
              {/^./u.exec(label)?.[0].toUpperCase()}
            </span>
          }
          onClick={() => (consent === false ? onConsentMissing?.() : begin(realm))}
        >
          <FormattedMessage {...messages.continueWith} values={{ provider: label }} />
        </Button>
      ))}
      <p role="status" className={mergeClasses(shared.small, styles.waiting)}>
        {waitingFor ? (
          <FormattedMessage
            {...messages.waiting}
            values={{ provider: ways.find(({ realm }) => realm === waitingFor)?.label }}
          />
        ) : null}
      </p>
      <FormError>{failure && !accountMissing ? errorText(failure) : null}</FormError>
    </div>
  );
}
