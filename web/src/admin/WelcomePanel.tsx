import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../routing/links.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useCopyLink } from '../ui/useCopyLink.ts';
import { welcomeMessages as messages } from './welcomeMessages.ts';
import type { WelcomePanel_workspace$key } from './__generated__/WelcomePanel_workspace.graphql.ts';

/** Windows in which three steps with their actions have room side by side. */
const beside = '@media (min-width: 1240px)';

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    padding: '24px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    // A long word in large type must not widen the page.
    overflowWrap: 'anywhere',
    '@media (min-width: 600px)': { padding: '32px' },
  },
  head: { display: 'flex', flexDirection: 'column', gap: '4px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
  },
  text: {
    margin: 0,
    maxWidth: '72ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  steps: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [beside]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  step: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    columnGap: '12px',
    rowGap: '12px',
    // On a tablet the action stands at the end of its row, in wider windows below its words.
    '@media (min-width: 600px)': { gridTemplateColumns: '32px minmax(0, 1fr) auto', columnGap: '16px' },
    [beside]: { gridTemplateColumns: '32px minmax(0, 1fr)', columnGap: '12px', gridTemplateRows: '1fr auto' },
  },
  number: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    fontWeight: tokens.fontWeightSemibold,
  },
  words: { display: 'flex', flexDirection: 'column', gap: '2px', paddingTop: '4px' },
  stepTitle: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  action: {
    gridColumnStart: 2,
    justifySelf: 'start',
    '@media (min-width: 600px)': { gridColumnStart: 3, alignSelf: 'center' },
    [beside]: { gridColumnStart: 2, alignSelf: 'end' },
  },
});

/** What to do first in a workspace that was just made (OP-48). */
export function WelcomePanel({ workspace: key }: { workspace: WelcomePanel_workspace$key }): ReactElement {
  const styles = useStyles();
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
        <Step number={1} title={messages.stepLook} text={messages.stepLookText}>
          <ButtonLink appearance="primary" to={links.workspaceProfile}>
            {intl.formatMessage(messages.stepLookAction)}
          </ButtonLink>
        </Step>
        <Step number={2} title={messages.stepTerms} text={messages.stepTermsText}>
          <ButtonLink to={`${links.workspaceProfile}?part=consent`}>
            {intl.formatMessage(messages.stepTermsAction)}
          </ButtonLink>
        </Step>
        <Step number={3} title={messages.stepPeople} text={messages.stepPeopleText}>
          <Button onClick={() => void copyLink(window.location.origin)}>
            {intl.formatMessage(messages.stepPeopleAction)}
          </Button>
        </Step>
      </ol>
    </section>
  );
}

function Step({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: MessageDescriptor;
  text: MessageDescriptor;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden>
        {intl.formatNumber(number)}
      </span>
      <div className={styles.words}>
        <h3 className={styles.stepTitle}>{intl.formatMessage(title)}</h3>
        <p className={styles.text}>{intl.formatMessage(text)}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </li>
  );
}
