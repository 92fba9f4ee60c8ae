import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { readingText } from '../readingStyles.ts';
import type { TextView_section$key } from './__generated__/TextView_section.graphql.ts';

/** Plain text; its line breaks count (SEC-01). */
export function TextView({ section }: { section: TextView_section$key }): ReactElement {
  const { text } = useFragment(
    graphql`
      fragment TextView_section on TextSection {
        text
      }
    `,
    section,
  );
  return <p className={useStyles().text}>{text}</p>;
}

const useStyles = makeStyles({
  text: { ...readingText, margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' },
});
