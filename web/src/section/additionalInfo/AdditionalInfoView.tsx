import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { AdditionalInfoSection } from './AdditionalInfoSection.tsx';
import type { AdditionalInfoView_section$key } from './__generated__/AdditionalInfoView_section.graphql.ts';

/** Something to read on of a lecture. */
export function AdditionalInfoView({ section }: { section: AdditionalInfoView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment AdditionalInfoView_section on AdditionalInfoSection @throwOnFieldError {
        title
        html
      }
    `,
    section,
  );
  return <AdditionalInfoSection {...props} />;
}
