import { Button } from '@fluentui/react-components';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** A link of this site that looks like a button. */
export function ButtonLink({
  to,
  state,
  onClick: onPressed,
  ...button
}: {
  to: string;
  /** Goes along with the navigation, for example the section to show. */
  state?: unknown;
  /** Called before the navigation. */
  onClick?: () => void;
} & Pick<ComponentProps<typeof Button>, 'appearance' | 'children' | 'className' | 'icon' | 'size'>): ReactElement {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement | HTMLButtonElement>(to, { state });
  const onClick = (event: MouseEvent<HTMLAnchorElement | HTMLButtonElement>): void => {
    onPressed?.();
    navigate(event);
  };
  // Until the page is taken over nobody hears the press: one that only leads somewhere need not wait (`routing/earlyInput.ts`).
  return <Button {...button} as="a" href={href} data-does-more={onPressed && ''} onClick={onClick} />;
}
