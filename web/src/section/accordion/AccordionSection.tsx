import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import type { ReactElement } from 'react';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { useContentDirection } from '../../ui/authorHtml/direction.ts';
import { Prose } from '../Prose.tsx';
import { useAccordionStyles } from './Accordion.styles.ts';

export interface AccordionSectionProps {
  items: readonly { readonly title: string; readonly html: string }[];
}

/** Texts that open one by one (SEC-13). */
export function AccordionSection({ items }: AccordionSectionProps): ReactElement {
  const styles = useAccordionStyles();
  const direction = useContentDirection();
  const lang = useContentLanguage();
  return (
    <div className={styles.list} dir={direction}>
      {items.map(({ title, html }, index) => (
        // Items have no id; their order never changes while the page is open.
        // oxlint-disable-next-line react/no-array-index-key
        <details key={index} className={styles.item}>
          <summary className={styles.summary}>
            <h2 className={styles.title} lang={lang}>
              {title}
            </h2>
            <ChevronDown20Regular aria-hidden className={styles.chevron} />
          </summary>
          <Prose html={html} className={styles.text} />
        </details>
      ))}
    </div>
  );
}
