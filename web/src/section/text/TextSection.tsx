import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { directionOf } from '../../ui/authorHtml/direction.ts';
import { readingText } from '../readingStyles.ts';

export interface TextSectionProps {
  text: string;
}

/** Plain text; its line breaks count (SEC-01). */
export function TextSection({ text }: TextSectionProps): ReactElement {
  const lang = useContentLanguage();
  return (
    <p className={useStyles().text} lang={lang} dir={directionOf(lang)}>
      {text}
    </p>
  );
}

const useStyles = makeStyles({
  text: { ...readingText, margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' },
});
