import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../toastContext.ts';
import { copyMessages as messages } from './messages.ts';

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '4px' },
  label: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  value: {
    flexGrow: 1,
    flexBasis: '200px',
    minWidth: 0,
    padding: '6px 8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
    // One press marks all of it, where nothing can be copied by the button.
    userSelect: 'all',
  },
});

/** Something to enter elsewhere, and a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const toast = useToast();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ intent: 'success', text: intl.formatMessage(messages.copied, { what: label }) });
    } catch {
      toast({ intent: 'error', text: intl.formatMessage(messages.copyFailed) });
    }
  };
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <div className={styles.row}>
        <code className={styles.value} translate="no">
          {value}
        </code>
        <Button
          icon={<CopyRegular fontSize={20} />}
          aria-label={intl.formatMessage(messages.copyOf, { what: label })}
          onClick={() => void copy()}
        >
          {intl.formatMessage(messages.copy)}
        </Button>
      </div>
    </div>
  );
}
