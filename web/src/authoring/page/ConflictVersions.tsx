import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import type { Conflict } from '../merge/mergeNodes.ts';
import { markedWords, type MarkedWords } from './markedWords.ts';
import { noticeMessages as messages } from './noticeMessages.ts';
import { valueWords } from './valueWords.ts';

/** Both versions of a field side by side, with the words marked that differ. */
export function ConflictVersions({
  conflict,
}: {
  conflict: Extract<Conflict, { readonly type: 'field' }>;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [ours, others] = [valueWords(intl, conflict.mine), valueWords(intl, conflict.theirs)];
  const [mine, theirs] = markedWords(ours, others);
  const inWords = ours !== others;
  return (
    <dl className={styles.versions}>
      <div className={styles.version}>
        <dt className={styles.name}>{intl.formatMessage(messages.mine)}</dt>
        <Version words={inWords ? mine : null} otherwise={intl.formatMessage(messages.mineOnPage)} />
      </div>
      <div className={styles.version}>
        <dt className={styles.name}>{intl.formatMessage(messages.theirs)}</dt>
        <Version words={inWords ? theirs : null} otherwise={intl.formatMessage(messages.theirsDiffers)} />
      </div>
    </dl>
  );
}

function Version({
  words,
  otherwise,
}: {
  /** Null where words alone do not tell the difference. */
  words: MarkedWords | null;
  otherwise: string;
}): ReactElement {
  const styles = useStyles();
  const lang = useContentLanguage();
  if (!words) return <dd className={styles.text}>{otherwise}</dd>;
  return (
    <dd lang={lang} className={styles.text}>
      {words.before}
      {words.changed ? <mark className={styles.mark}>{words.changed}</mark> : null}
      {words.after}
    </dd>
  );
}

const useStyles = makeStyles({
  versions: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: '8px 24px',
    margin: '8px 0 0',
  },
  version: { minWidth: 0, maxHeight: '30vh', overflowY: 'auto' },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  text: { margin: 0 },
  mark: {
    padding: '0 2px',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    textDecorationLine: 'underline',
  },
});
