import { Button } from '@fluentui/react-components';
import type { ComponentProps, ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** A link of this site that looks like a button. */
export function ButtonLink({
  to,
  state,
  ...button
}: {
  to: string;
  /** Goes along with the navigation, for example the section to show. */
  state?: unknown;
} & Pick<ComponentProps<typeof Button>, 'appearance' | 'children' | 'className' | 'icon' | 'size'>): ReactElement {
  const href = useHref(to);
  const onClick = useLinkClickHandler(to, { state });
  return <Button {...button} as="a" href={href} onClick={onClick} />;
}
