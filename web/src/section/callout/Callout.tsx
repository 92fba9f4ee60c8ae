import { mergeClasses } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { useContentDirection } from '../../ui/authorHtml/direction.ts';
import { Prose } from '../Prose.tsx';
import { useCalloutStyles } from './Callout.styles.ts';

/** A box beside the flow of the text: something important, to read on, or examples. Its kind is said in words. */
export function Callout({
  tone,
  icon,
  kind,
  title,
  html,
}: {
  tone: 'important' | 'info' | 'examples';
  icon: ReactNode;
  /** What kind of box it is, in words. */
  kind: string;
  /** May be empty. */
  title: string;
  html: string;
}): ReactElement {
  const styles = useCalloutStyles();
  const direction = useContentDirection();
  const lang = useContentLanguage();
  const id = useId();
  return (
    <aside aria-labelledby={id} dir={direction} className={mergeClasses(styles.box, styles[tone])}>
      <div id={id} className={styles.head}>
        <p className={mergeClasses(styles.kind, styles[`${tone}Text`])}>
          {icon}
          {kind}
        </p>
        {title ? (
          <h2 className={styles.title} lang={lang}>
            {title}
          </h2>
        ) : null}
      </div>
      <Prose html={html} className={styles.text} />
    </aside>
  );
}
