import { Warning20Regular } from '@fluentui/react-icons/svg/warning';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Callout } from '../callout/Callout.tsx';
import { sectionMessages as messages } from '../messages.ts';
import type { ImportantView_section$key } from './__generated__/ImportantView_section.graphql.ts';

/** Something important: title and text (SEC-06). */
export function ImportantView({ section }: { section: ImportantView_section$key }): ReactElement {
  const { title, html } = useFragment(
    graphql`
      fragment ImportantView_section on ImportantSection {
        title
        html
      }
    `,
    section,
  );
  const kind = useIntl().formatMessage(messages.important);
  return <Callout tone="important" icon={<Warning20Regular aria-hidden />} kind={kind} title={title} html={html} />;
}
