import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { ProgressBar } from '../../ui/figure/ProgressBar.tsx';
import { previewMessages as messages } from './previewMessages.ts';

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
  said: {
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  icon: { flexShrink: 0 },
  success: {
    color: tokens.colorStatusSuccessForeground1,
    backgroundColor: tokens.colorStatusSuccessBackground1,
  },
  warning: {
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  error: { color: tokens.colorStatusDangerForeground1, backgroundColor: tokens.colorStatusDangerBackground1 },
  accent: {
    color: tokens.colorPaletteDarkOrangeForeground1,
    backgroundColor: tokens.colorPaletteDarkOrangeBackground1,
    alignSelf: 'flex-start',
    padding: '2px 10px',
    borderRadius: tokens.borderRadiusCircular,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
});

const said = [
  { kind: 'success', Icon: CheckmarkCircleRegular, text: messages.sampleRight },
  { kind: 'warning', Icon: WarningRegular, text: messages.sampleHint },
  { kind: 'error', Icon: ErrorCircleRegular, text: messages.sampleWrong },
] as const;

/** Buttons, progress and the states of answers as the unsaved profile makes them. */
export function PreviewControls(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.card}>
      <span className={styles.accent}>{intl.formatMessage(messages.sampleAccent)}</span>
      <ProgressBar percent={60} label={intl.formatMessage(messages.sampleProgress)} />
      <div className={styles.buttons}>
        <Button appearance="primary">{intl.formatMessage(messages.sampleAction)}</Button>
        <Button>{intl.formatMessage(messages.sampleOther)}</Button>
        <Button aria-pressed icon={<CheckmarkRegular fontSize={20} />}>
          {intl.formatMessage(messages.sampleState)}
        </Button>
      </div>
      {said.map(({ kind, Icon, text }) => (
        <p key={kind} className={mergeClasses(styles.said, styles[kind])}>
          <Icon className={styles.icon} fontSize={20} aria-hidden />
          {intl.formatMessage(text)}
        </p>
      ))}
    </div>
  );
}
