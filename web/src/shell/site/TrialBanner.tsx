import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { links, signInFrom } from '../../routing/links.ts';
import { useShell } from '../../viewer/useShell.ts';
import { siteMessages as messages } from './siteMessages.ts';

const useStyles = makeStyles({
  // TRIAL-05, LIM-06: 48 px; large type may need more.
  banner: {
    boxSizing: 'border-box',
    minHeight: '48px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    columnGap: '16px',
    rowGap: '4px',
    paddingInline: '16px',
    paddingBlock: '4px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (min-width: 600px)': { paddingInline: '24px' },
    // On a phone the sentence takes two lines beside the action, so that the bar stays as high as it is.
    '@media (max-width: 599px)': {
      flexWrap: 'nowrap',
      justifyContent: 'space-between',
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
    },
  },
  expired: { backgroundColor: tokens.colorStatusWarningBackground1 },
  text: { margin: 0 },
  action: { flexShrink: 0, whiteSpace: 'nowrap' },
  wrapping: { flexWrap: 'wrap', '@media (max-width: 599px)': { flexWrap: 'wrap', paddingBlock: '8px' } },
  // Large words go below each other inside the button rather than beyond the window.
  wrappingAction: { flexShrink: 1, minWidth: 0, whiteSpace: 'normal' },
});

/**
 * How long a trial workspace still lasts, and the way to make it one's own (TRIAL-01…05); once it is over, the way to what its maker can
 * do, which is on the same page (OP-191). A visitor signs in first; someone who may not change the workspace only hears about it.
 */
export function TrialBanner({ largeType }: { largeType: boolean }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const { data } = useShell();
  const trial = data?.workspace?.trial;
  if (!trial) return null;
  const { daysLeft, expired } = trial;
  const isMaker = data.viewer?.mayEditProfile ?? false;
  return (
    <aside
      className={mergeClasses(styles.banner, expired && styles.expired, largeType && styles.wrapping)}
      aria-label={intl.formatMessage(messages.trialBanner)}
    >
      <p className={styles.text}>
        <FormattedMessage
          {...(!expired ? messages.trialLeft : isMaker ? messages.trialExpiredMaker : messages.trialExpired)}
          values={{ days: daysLeft }}
        />
      </p>
      {!data.viewer || isMaker ? (
        <ButtonLink
          className={mergeClasses(styles.action, largeType && styles.wrappingAction)}
          size="small"
          to={data.viewer ? links.workspaceProfile : signInFrom(links.workspaceProfile)}
        >
          <FormattedMessage {...(expired ? messages.trialNext : messages.personalise)} />
        </ButtonLink>
      ) : null}
    </aside>
  );
}
