import { Button } from '@fluentui/react-components';
import type { ComponentProps, ReactElement } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** A link of this site that looks like a button. */
export function ButtonLink({
  to,
  ...button
}: { to: string } & Pick<
  ComponentProps<typeof Button>,
  'appearance' | 'children' | 'className' | 'icon' | 'size'
>): ReactElement {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to);
  return <Button {...button} as="a" href={href} onClick={onClick as never} />;
}
