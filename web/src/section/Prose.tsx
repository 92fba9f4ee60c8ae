import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { AuthorHtml } from '../ui/authorHtml/AuthorHtml.tsx';
import { readingText } from './readingStyles.ts';

/** Author HTML as reading text. */
export function Prose({ html, className }: { html: string; className?: string }): ReactElement {
  const styles = useStyles();
  return <AuthorHtml html={html} className={mergeClasses(styles.prose, className)} />;
}

const useStyles = makeStyles({ prose: { ...readingText, textWrap: 'pretty' } });
