import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { AuthorHtml } from '../ui/authorHtml/AuthorHtml.tsx';
import { explanationText } from './explanationText.ts';

/** Why an answer is right or wrong, right below it. */
export function Explanation({
  id,
  explanation,
}: {
  id?: string;
  explanation: { type: string; content: string };
}): ReactElement | null {
  const styles = useStyles();
  const text = explanationText(explanation);
  if (text === '') return null;
  return (
    <div id={id}>
      <AuthorHtml className={styles.text} html={text} />
    </div>
  );
}

const useStyles = makeStyles({
  text: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
    animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
    animationDuration: '200ms',
    '& p': { margin: 0 },
    '& p + p': { marginTop: '8px' },
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
});
