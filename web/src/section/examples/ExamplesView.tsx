import { Lightbulb20Regular } from '@fluentui/react-icons/svg/lightbulb';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Callout } from '../callout/Callout.tsx';
import { sectionMessages as messages } from '../messages.ts';
import type { ExamplesView_section$key } from './__generated__/ExamplesView_section.graphql.ts';

/** Examples: title and text (SEC-08). */
export function ExamplesView({ section }: { section: ExamplesView_section$key }): ReactElement {
  const { title, html } = useFragment(
    graphql`
      fragment ExamplesView_section on ExamplesSection {
        title
        html
      }
    `,
    section,
  );
  const kind = useIntl().formatMessage(messages.examples);
  return <Callout tone="examples" icon={<Lightbulb20Regular aria-hidden />} kind={kind} title={title} html={html} />;
}
