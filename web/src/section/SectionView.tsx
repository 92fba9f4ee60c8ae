import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { BranchView } from './branch/BranchView.tsx';
import { SectionBody } from './SectionBody.tsx';
import type { SectionView_section$key } from './__generated__/SectionView_section.graphql.ts';

/** Any section of a lecture. A branch holds further sections, but no further branch. */
export function SectionView({ section }: { section: SectionView_section$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment SectionView_section on Section @throwOnFieldError {
        ...SectionBody_section
        ...BranchView_section @alias(as: "branch")
      }
    `,
    section,
  );
  return data.branch ? <BranchView section={data.branch} /> : <SectionBody section={data} />;
}
