import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { typeOf } from '../../section/types.ts';
import type { SectionContent } from '../draft/sectionDraft.ts';
import { sectionSummary } from '../sectionSummary.ts';
import { canvasMessages as messages } from './messages.ts';

/** What stands in the editor for a section that learners do not see as such: a divider, an empty one, or a type that is not known here. */
export function SectionMark({ content }: { content: SectionContent }): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  if (content.type === 'unknown') {
    return <p className={styles.mark}>{intl.formatMessage(messages.unknownSection, { type: content.storedType })}</p>;
  }
  if (lacksMedia(content)) {
    const type = intl.formatMessage(typeOf(content).label);
    return <p className={styles.blank}>{intl.formatMessage(messages.noMediaYet, { type })}</p>;
  }
  if (isBlank(content)) return <p className={styles.blank}>{intl.formatMessage(messages.blankSection)}</p>;
  if (content.type !== 'divider') return null;
  return (
    <p className={styles.mark}>
      {intl.formatMessage(content.divider === 'BUTTON' ? messages.buttonDivider : messages.scrollDivider)}
    </p>
  );
}

const lacksMedia = (content: SectionContent): boolean =>
  typeOf(content)
    .check(content)
    .some(({ rule }) => rule === 'noMedia');

/** Whether nothing of it can be seen. */
function isBlank(content: SectionContent): boolean {
  if (!mayBeBlank[content.type]) return false;
  return sectionSummary(content, []) === '' && !('html' in content && /<(?:img|table|video|hr)/i.test(content.html));
}

/** Those that draw a box, a title or a mark of their own are seen without any words. */
const mayBeBlank: { readonly [Name in SectionContent['type']]: boolean } = {
  text: true,
  html: true,
  richText: true,
  pdf: true,
  audio: true,
  file: true,
  embed: true,
  imageText: true,
  videoText: true,
  button: true,
  important: false,
  additionalInfo: false,
  examples: false,
  dialog: false,
  accordion: false,
  branch: false,
  question: false,
  divider: false,
  unknown: false,
};

const useStyles = makeStyles({
  blank: {
    margin: 0,
    padding: '16px 20px',
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: '8px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
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
