import { mergeClasses } from '@fluentui/react-components';
import { useMemo, type CSSProperties, type ReactElement } from 'react';
import { useContentLanguage } from './ContentLanguage.ts';
import { directionOf } from './direction.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';
import { useAuthorHtmlStyles } from './AuthorHtml.styles.ts';
import { TaskWords } from './TaskWords.tsx';
import { hasTasks } from './useTaskWords.ts';

/** HTML or plain text by an author, cleaned once more before it is shown (the platform has cleaned it on write). */
export function AuthorHtml({ html, className }: { html: string; className?: string }): ReactElement {
  const styles = useAuthorHtmlStyles();
  const lang = useContentLanguage();
  const direction = directionOf(lang);
  const clean = useMemo(() => sanitizeHtml(html), [html]);
  const draw = (style?: CSSProperties): ReactElement => (
    <div
      className={mergeClasses(styles.content, direction === 'auto' && styles.anyDirection, className)}
      style={style}
      lang={lang}
      dir={direction}
      data-author-html=""
      // oxlint-disable-next-line react/no-danger -- the one place where HTML enters the page, behind the allow-list
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
  return hasTasks(clean) ? <TaskWords draw={draw} /> : draw();
}
