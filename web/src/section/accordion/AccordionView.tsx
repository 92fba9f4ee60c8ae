import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Prose } from '../Prose.tsx';
import type { AccordionView_section$key } from './__generated__/AccordionView_section.graphql.ts';

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
  const styles = useStyles();
  return (
    <Accordion multiple collapsible className={styles.list}>
      {items.map(({ title, html }, index) => (
        // Items have no id; their order never changes while the page is open.
        // oxlint-disable-next-line react/no-array-index-key
        <AccordionItem key={index} value={index} className={styles.item}>
          <AccordionHeader as="h3" size="large" expandIconPosition="end" className={styles.header}>
            {title}
          </AccordionHeader>
          <AccordionPanel className={styles.panel}>
            <Prose html={html} className={styles.text} />
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

const useStyles = makeStyles({
  list: {
    overflow: 'hidden',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  item: { '&:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` } },
  header: { '& button': { paddingInline: '20px', minHeight: '56px', fontWeight: tokens.fontWeightSemibold } },
  panel: { margin: 0, padding: '0 20px 20px' },
  text: { fontSize: tokens.fontSizeBase400, lineHeight: `calc(${tokens.lineHeightBase400} * 12 / 11)` },
});
