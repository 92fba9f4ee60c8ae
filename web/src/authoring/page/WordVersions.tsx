import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { markedWords, type MarkedWords } from './markedWords.ts';

/** One version of a text. */
export interface WordVersion {
  /** Whose or which it is. */
  readonly name: ReactNode;
  readonly words: string;
  /** Said instead of the words where both versions have the same ones. */
  readonly otherwise: ReactNode;
}

/** Two versions of a text side by side, with the words marked that differ. */
export function WordVersions({ one, other }: { one: WordVersion; other: WordVersion }): ReactElement {
  const styles = useStyles();
  const [ours, theirs] = markedWords(one.words, other.words);
  const inWords = one.words !== other.words;
  return (
    <dl className={styles.versions}>
      <div className={styles.version}>
        <dt className={styles.name}>{one.name}</dt>
        <Version words={inWords ? ours : null} otherwise={one.otherwise} />
      </div>
      <div className={styles.version}>
        <dt className={styles.name}>{other.name}</dt>
        <Version words={inWords ? theirs : null} otherwise={other.otherwise} />
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
  otherwise: ReactNode;
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
