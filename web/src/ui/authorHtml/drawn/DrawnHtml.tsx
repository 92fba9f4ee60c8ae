import { useEffect, useState, type ClipboardEventHandler, type ReactElement } from 'react';
import { copyFormulas } from './copyFormulas.ts';
import { useDrawnStyles } from './DrawnHtml.styles.ts';
import { drawHtml } from './drawHtml.ts';

/** What is drawn of clean HTML. */
export interface Drawing {
  readonly html: string;
  readonly className?: string;
  readonly onCopy?: ClipboardEventHandler<HTMLElement>;
}

export interface DrawnHtmlProps {
  /** Clean. */
  html: string;
  draw: (drawing: Drawing) => ReactElement;
}

/** Draws HTML as it stands, and with its formulas, and its code in colour, as soon as what that takes is there. */
export function DrawnHtml({ html, draw }: DrawnHtmlProps): ReactElement {
  const { drawn: className } = useDrawnStyles();
  const [drawn, setDrawn] = useState<{ readonly of: string; readonly html: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = async (): Promise<void> => {
      const result = await drawHtml(html);
      if (isWanted) {
        setDrawn({ of: html, html: result });
      }
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [html]);
  return draw({ html: drawn?.of === html ? drawn.html : html, className, onCopy: copyFormulas });
}
