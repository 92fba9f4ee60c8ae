import { mergeClasses } from '@fluentui/react-components';
import { lazy, Suspense, use, useMemo, type CSSProperties, type ReactElement } from 'react';
import { MissingDecoration } from '../picture/MissingDecoration.ts';
import { cleanHtml } from './cleanHtml.ts';
import { useContentLanguage } from './ContentLanguage.ts';
import type { Drawing, DrawnHtmlProps } from './drawn/DrawnHtml.tsx';
import { directionOf } from './direction.ts';
import { missingPictures } from './missingPictures.ts';
import { useAuthorHtmlStyles } from './AuthorHtml.styles.ts';
import { TaskWords } from './TaskWords.tsx';
import { hasTasks } from './useTaskWords.ts';

/** Few texts need it. Where it cannot be loaded, they are read as they stand. */
const DrawnHtml = lazy(() =>
  import('./drawn/DrawnHtml.tsx').then(
    (module) => ({ default: module.DrawnHtml }),
    () => ({ default: AsItStands }),
  ),
);

const AsItStands = ({ html, draw }: DrawnHtmlProps): ReactElement => draw({ html });

/** Whether HTML may have what its words alone do not draw: words that say the same load what draws it, and stay as they are. */
const hasDrawings = (html: string): boolean => / data-(?:language|formula)=/.test(html);

/** HTML or plain text by an author, cleaned once more before it is shown (the platform has cleaned it on write). */
export function AuthorHtml({ html, className }: { html: string; className?: string }): ReactElement {
  const styles = useAuthorHtmlStyles();
  const lang = useContentLanguage();
  const direction = directionOf(lang);
  const clean = useMemo(() => cleanHtml(html), [html]);
  const decoration = use(MissingDecoration);
  const missing = useMemo(() => missingPictures(decoration), [decoration]);
  const drawAs = (drawing: Drawing, style?: CSSProperties): ReactElement => (
    <div
      className={mergeClasses(
        styles.content,
        direction === 'auto' && styles.anyDirection,
        drawing.className,
        className,
      )}
      style={style}
      lang={lang}
      dir={direction}
      data-author-html=""
      ref={missing.find}
      onCopy={drawing.onCopy}
      onErrorCapture={missing.onError}
      // oxlint-disable-next-line react/no-danger -- the one place where HTML enters the page, behind the allow-list
      dangerouslySetInnerHTML={{ __html: drawing.html }}
    />
  );
  const draw = (style?: CSSProperties): ReactElement =>
    hasDrawings(clean) ? (
      <Suspense fallback={drawAs({ html: clean }, style)}>
        <DrawnHtml html={clean} draw={(drawing) => drawAs(drawing, style)} />
      </Suspense>
    ) : (
      drawAs({ html: clean }, style)
    );
  return hasTasks(clean) ? <TaskWords draw={draw} /> : draw();
}
