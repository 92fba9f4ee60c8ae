import { ChevronDown20Regular } from '@fluentui/react-icons/svg/chevron-down';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Prose } from '../Prose.tsx';
import type { AccordionView_section$key } from './__generated__/AccordionView_section.graphql.ts';
import { useAccordionStyles } from './Accordion.styles.ts';

/** Texts that open one by one (SEC-13). */
export function AccordionView({ section }: { section: AccordionView_section$key }): ReactElement {
  const { items } = useFragment(
    graphql`
      fragment AccordionView_section on AccordionSection {
        items {
          title
          html
        }
      }
    `,
    section,
  );
  const styles = useAccordionStyles();
  return (
    <div className={styles.list}>
      {items.map(({ title, html }, index) => (
        // Items have no id; their order never changes while the page is open.
        // oxlint-disable-next-line react/no-array-index-key
        <details key={index} className={styles.item}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
            <ChevronDown20Regular aria-hidden className={styles.chevron} />
          </summary>
          <Prose html={html} className={styles.text} />
        </details>
      ))}
    </div>
  );
}
