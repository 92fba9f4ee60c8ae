import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { buttonTarget } from '../../section/button/buttonLink.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import type { SectionContent } from '../draft/sectionDraft.ts';
import { canvasMessages as messages } from './messages.ts';

/** The button of a section that leads nowhere yet, for its author alone; nothing for any other section. */
export function UnlinkedButton({ content }: { content: SectionContent }): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const lang = useContentLanguage();
  if (content.type !== 'button' || content.buttonText.trim() === '' || buttonTarget(content.buttonLink)) return null;
  return (
    <div className={styles.stack}>
      <span lang={lang} className={styles.button}>
        {content.buttonText}
      </span>
      <span className={styles.hint}>{intl.formatMessage(messages.unlinkedButton)}</span>
    </div>
  );
}

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px' },
  // As large as the button that it becomes.
  button: {
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
});
