import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { SectionContent } from '../draft/sectionDraft.ts';
import { canvasMessages as messages } from './messages.ts';

/** What stands in the editor for a section that learners do not see as such: a divider, or a type that is not known here. */
export function DividerMark({ content }: { content: SectionContent }): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  if (content.type === 'unknown') {
    return <p className={styles.mark}>{intl.formatMessage(messages.unknownSection, { type: content.storedType })}</p>;
  }
  if (content.type !== 'divider') return null;
  return (
    <p className={styles.mark}>
      {intl.formatMessage(content.divider === 'BUTTON' ? messages.buttonDivider : messages.scrollDivider)}
    </p>
  );
}

const useStyles = makeStyles({
  mark: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'center',
    '::before': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke1 },
    '::after': { content: '""', flexGrow: 1, height: '1px', backgroundColor: tokens.colorNeutralStroke1 },
  },
});
