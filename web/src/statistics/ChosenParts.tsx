import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { plainText } from '../ui/authorHtml/plainText.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { ProgressBar } from '../ui/figure/ProgressBar.tsx';
import { wholePercent } from '../ui/figure/wholePercent.ts';
import { statisticsMessages as messages } from './messages.ts';
import type {
  ChosenParts_question$data,
  ChosenParts_question$key,
} from './__generated__/ChosenParts_question.graphql.ts';

const useStyles = makeStyles({
  parts: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    maxWidth: '640px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  part: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, max-content)',
    columnGap: '8px',
    rowGap: '4px',
    alignItems: 'baseline',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  right: { alignSelf: 'center', color: tokens.colorStatusSuccessForeground1 },
  words: { gridColumnStart: 2 },
  share: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  bar: { gridColumnStart: 2, gridColumnEnd: -1 },
});

type Part = ChosenParts_question$data['parts'][number];

/** What learners chose at their first try, each with its share as a bar and in numbers. */
export function ChosenParts({ question: key }: { question: ChosenParts_question$key }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const lang = useContentLanguage();
  const { answeredCount, parts } = useFragment(
    graphql`
      fragment ChosenParts_question on QuestionStatistics @throwOnFieldError {
        answeredCount
        parts {
          text
          place
          chosenCount
          correct
        }
      }
    `,
    key,
  );
  if (answeredCount === 0) return null;
  const textOf = (html: string): string => plainText(html) || intl.formatMessage(messages.picture);
  const wordsOf = ({ text, place }: Part): string => {
    const item = textOf(text);
    if (place === null || place === undefined) return item;
    return /^\d+$/.test(place)
      ? intl.formatMessage(messages.inOrder, { place: Number(place), item })
      : intl.formatMessage(messages.inPlace, { place: textOf(place), item });
  };
  return (
    <ul className={styles.parts} aria-label={intl.formatMessage(messages.chosen)}>
      {parts.map((part) => {
        const words = wordsOf(part);
        const percent = wholePercent(part.chosenCount, answeredCount);
        return (
          <li key={`${part.place ?? ''} ${part.text}`} className={styles.part}>
            {part.correct ? (
              <CheckmarkCircleRegular
                className={styles.right}
                fontSize={20}
                aria-label={intl.formatMessage(messages.right)}
              />
            ) : null}
            <span className={styles.words} lang={lang}>
              {words}
            </span>
            <span className={styles.share}>
              {intl.formatMessage(messages.share, { percent, count: part.chosenCount })}
            </span>
            <span className={styles.bar}>
              <ProgressBar thin percent={percent} label={intl.formatMessage(messages.chosenBy, { option: words })} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
