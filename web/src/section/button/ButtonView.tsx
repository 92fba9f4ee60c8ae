import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ButtonSection } from './ButtonSection.tsx';
import type { ButtonView_section$key } from './__generated__/ButtonView_section.graphql.ts';

/** A button of a lecture that leads somewhere. */
export function ButtonView({ section }: { section: ButtonView_section$key }): ReactElement {
  const props = useFragment(
    graphql`
      fragment ButtonView_section on ButtonSection @throwOnFieldError {
        buttonText
        buttonLink
        html
        className
      }
    `,
    section,
  );
  return <ButtonSection {...props} />;
}
