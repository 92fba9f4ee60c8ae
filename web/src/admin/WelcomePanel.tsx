import { Button } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useCopyLink } from '../ui/useCopyLink.ts';
import { WelcomeStep } from './WelcomeStep.tsx';
import { useWelcomePanelStyles } from './WelcomePanel.styles.ts';
import { welcomeMessages as messages } from './welcomeMessages.ts';
import type { WelcomePanel_workspace$key } from './__generated__/WelcomePanel_workspace.graphql.ts';

/** What to do first in a workspace that was just made (OP-48). */
export function WelcomePanel({ workspace: key }: { workspace: WelcomePanel_workspace$key }): ReactElement {
  const styles = useWelcomePanelStyles();
  const intl = useIntl();
  const titleId = useId();
  const copyLink = useCopyLink();
  const { trial } = useFragment(
    graphql`
      fragment WelcomePanel_workspace on Workspace @throwOnFieldError {
        trial {
          daysLeft
        }
      }
    `,
    key,
  );
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {intl.formatMessage(messages.welcomeTitle)}
        </h2>
        {trial ? (
          <p className={styles.text}>{intl.formatMessage(messages.welcomeText, { days: trial.daysLeft })}</p>
        ) : null}
      </div>
      <ol className={styles.steps} aria-label={intl.formatMessage(messages.welcomeSteps)}>
        <WelcomeStep number={1} title={messages.stepLook} text={messages.stepLookText}>
          <ButtonLink appearance="primary" to={links.workspaceProfile}>
            {intl.formatMessage(messages.stepLookAction)}
          </ButtonLink>
        </WelcomeStep>
        <WelcomeStep number={2} title={messages.stepTerms} text={messages.stepTermsText}>
          <ButtonLink to={`${links.workspaceProfile}?part=consent`}>
            {intl.formatMessage(messages.stepTermsAction)}
          </ButtonLink>
        </WelcomeStep>
        <WelcomeStep number={3} title={messages.stepPeople} text={messages.stepPeopleText}>
          <ButtonLink to={links.adminUsers}>{intl.formatMessage(messages.stepPeopleInvite)}</ButtonLink>
          <Button appearance="subtle" onClick={() => void copyLink(window.location.origin)}>
            {intl.formatMessage(messages.stepPeopleAction)}
          </Button>
        </WelcomeStep>
      </ol>
    </section>
  );
}
