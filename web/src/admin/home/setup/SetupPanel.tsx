import { Button } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../../../routing/links.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { useCopyLink } from '../../../ui/useCopyLink.ts';
import { setupMessages as messages } from './messages.ts';
import { SetupStep } from './SetupStep.tsx';
import { useSetupPanelStyles } from './SetupPanel.styles.ts';
import { useHideSetup } from './useHideSetup.ts';
import type { SetupPanel_workspace$key } from './__generated__/SetupPanel_workspace.graphql.ts';

interface Step extends Readonly<Record<'title' | 'text' | 'action', MessageDescriptor>> {
  /** What tells that it is done. */
  readonly fact: 'courseDone' | 'lookDone' | 'peopleDone' | 'termsDone';
  /** Where it is done. */
  readonly to: string;
}

const steps: readonly Step[] = [
  {
    fact: 'courseDone',
    title: messages.stepCourse,
    text: messages.stepCourseText,
    action: messages.stepCourseAction,
    to: links.adminCourses,
  },
  {
    fact: 'lookDone',
    title: messages.stepLook,
    text: messages.stepLookText,
    action: messages.stepLookAction,
    to: links.workspaceProfile,
  },
  {
    fact: 'peopleDone',
    title: messages.stepPeople,
    text: messages.stepPeopleText,
    action: messages.stepPeopleInvite,
    to: links.adminUsers,
  },
  {
    fact: 'termsDone',
    title: messages.stepTerms,
    text: messages.stepTermsText,
    action: messages.stepTermsAction,
    to: `${links.workspaceProfile}?part=consent`,
  },
];

/**
 * The first steps of a trial workspace (OP-190): each is ticked by what there is in the workspace. It stays until all are done or an admin
 * hides it.
 */
export function SetupPanel({ workspace: key }: { workspace: SetupPanel_workspace$key }): ReactElement | null {
  const styles = useSetupPanelStyles();
  const intl = useIntl();
  const titleId = useId();
  const copyLink = useCopyLink();
  const { hide, pending } = useHideSetup();
  const { trial, setup } = useFragment(
    graphql`
      fragment SetupPanel_workspace on Workspace @throwOnFieldError {
        trial {
          daysLeft
        }
        setup {
          courseDone
          lookDone
          peopleDone
          termsDone
          hidden
        }
      }
    `,
    key,
  );
  if (!trial || !setup || setup.hidden) return null;
  const left = steps.filter(({ fact }) => !setup[fact]);
  if (left.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {intl.formatMessage(messages.welcomeTitle)}
          </h2>
          <p className={styles.text}>{intl.formatMessage(messages.welcomeText, { days: trial.daysLeft })}</p>
        </div>
        <Button className={styles.hide} appearance="subtle" disabledFocusable={pending} onClick={hide}>
          {intl.formatMessage(messages.hide)}
        </Button>
      </div>
      <p className={styles.text}>
        {intl.formatMessage(messages.stepsDone, { done: steps.length - left.length, total: steps.length })}
      </p>
      <ol className={styles.steps} aria-label={intl.formatMessage(messages.welcomeSteps)}>
        {steps.map(({ fact, title, text, action, to }, index) => (
          <SetupStep key={fact} number={index + 1} done={setup[fact]} title={title} text={text}>
            {fact === 'peopleDone' ? (
              <Button appearance="subtle" onClick={() => void copyLink(window.location.origin)}>
                {intl.formatMessage(messages.stepPeopleAction)}
              </Button>
            ) : null}
            <ButtonLink appearance={fact === left[0]?.fact ? 'primary' : 'secondary'} to={to}>
              {intl.formatMessage(action)}
            </ButtonLink>
          </SetupStep>
        ))}
      </ol>
    </section>
  );
}
