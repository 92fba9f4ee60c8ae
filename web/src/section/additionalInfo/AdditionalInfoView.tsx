import { BookInformation20Regular } from '@fluentui/react-icons/svg/book-information';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Callout } from '../callout/Callout.tsx';
import { sectionMessages as messages } from '../messages.ts';
import type { AdditionalInfoView_section$key } from './__generated__/AdditionalInfoView_section.graphql.ts';

/** Something to read on: title and text (SEC-07). */
export function AdditionalInfoView({ section }: { section: AdditionalInfoView_section$key }): ReactElement {
  const { title, html } = useFragment(
    graphql`
      fragment AdditionalInfoView_section on AdditionalInfoSection {
        title
        html
      }
    `,
    section,
  );
  const kind = useIntl().formatMessage(messages.additionalInfo);
  return <Callout tone="info" icon={<BookInformation20Regular aria-hidden />} kind={kind} title={title} html={html} />;
}
