import { mergeClasses } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useContentLanguage } from './ContentLanguage.ts';
import { directionOf } from './direction.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';
import { useAuthorHtmlStyles } from './AuthorHtml.styles.ts';
import { useTaskWords } from './useTaskWords.ts';

/** HTML or plain text by an author, cleaned once more before it is shown (the platform has cleaned it on write). */
export function AuthorHtml({ html, className }: { html: string; className?: string }): ReactElement {
  const styles = useAuthorHtmlStyles();
  const lang = useContentLanguage();
  const direction = directionOf(lang);
  const clean = useMemo(() => sanitizeHtml(html), [html]);
  const taskWords = useTaskWords(clean);
  return (
    <div
      className={mergeClasses(styles.content, direction === 'auto' && styles.anyDirection, className)}
      style={taskWords}
      lang={lang}
      dir={direction}
      data-author-html=""
      // oxlint-disable-next-line react/no-danger -- the one place where HTML enters the page, behind the allow-list
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
