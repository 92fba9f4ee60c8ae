import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { workspaceMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '20px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  link: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});

/** Buttons, progress and the states of answers as the draft makes them. */
export function PreviewControls(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.card}>
      <div className={styles.buttons}>
        <Button appearance="primary">{intl.formatMessage(messages.sampleAction)}</Button>
        <Button>{intl.formatMessage(messages.sampleOther)}</Button>
        <Button aria-pressed icon={<CheckmarkRegular fontSize={20} />}>
          {intl.formatMessage(messages.sampleState)}
        </Button>
      </div>
      <ProgressBar percent={60} label={intl.formatMessage(messages.sampleProgress)} />
      <MessageBar intent="success">
        <MessageBarBody>{intl.formatMessage(messages.sampleRight)}</MessageBarBody>
      </MessageBar>
      <MessageBar intent="warning">
        <MessageBarBody>{intl.formatMessage(messages.sampleHint)}</MessageBarBody>
      </MessageBar>
      <MessageBar intent="error">
        <MessageBarBody>{intl.formatMessage(messages.sampleWrong)}</MessageBarBody>
      </MessageBar>
    </div>
  );
}
