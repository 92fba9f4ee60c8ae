import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { EditorUploads } from './EditorUploads.ts';
import { markStyles } from './markStyles.ts';

/** Draws the marks of uploads with how far each has come. By a style sheet of the page, which its policy lets scripts write. */
export function useMarkStyles(uploads: EditorUploads): void {
  const intl = useIntl();
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const draw = (): void =>
      sheet.replaceSync(
        markStyles(uploads.getSnapshot(), (percent) => intl.formatNumber(percent / 100, { style: 'percent' })),
      );
    draw();
    document.adoptedStyleSheets.push(sheet);
    const stop = uploads.subscribe(draw);
    return () => {
      stop();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [uploads, intl]);
}
