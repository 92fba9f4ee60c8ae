import { Button } from '@fluentui/react-components';
import { lazy, useState, type ReactElement, type ReactNode } from 'react';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import type { MenuTriggerProps } from '../../ui/LazyMenu.tsx';

/** Something to choose in the menu of an item. */
export interface ItemMenuEntry {
  readonly key: string;
  readonly words: string;
  /** The language of the words, where they are an author's. */
  readonly lang?: string | undefined;
  /** Whether it is chosen already; left out for a mere command. */
  readonly checked?: boolean;
  readonly onChosen: () => void;
}

export interface ItemMenuProps {
  /** What the button is called. */
  name: string;
  icon?: ReactElement;
  /** What is seen on the button in place of an icon. */
  children?: ReactNode;
  className?: string;
  frozen: boolean;
  /** `radio` where one entry can be chosen, else any number. */
  kind: 'radio' | 'checkbox';
  entries: readonly ItemMenuEntry[];
}

const load = () => import('./ItemMenuList.tsx').then((module) => ({ default: module.ItemMenuList }));
const ItemMenuList = lazy(load);
// A failed load shows when the menu is opened.
const prepare = (): void => void load().catch(() => undefined);

/** Moves an item without dragging it (WCAG 2.5.7). A question has one for each item: what opens loads when someone reaches for it. */
export function ItemMenu(props: ItemMenuProps): ReactElement {
  const [used, setUsed] = useState(false);
  const button = (
    <ItemMenuButton
      menu={props}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(!props.frozen)}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
  if (!used) return button;
  return (
    <LazyBoundary fallback={button}>
      <ItemMenuList {...props} />
    </LazyBoundary>
  );
}

/** The button of the menu, which its list draws again. */
export function ItemMenuButton({
  menu: { name, icon, children, className, frozen },
  ...props
}: { menu: ItemMenuProps } & Partial<MenuTriggerProps>): ReactElement {
  return (
    <Button
      appearance="subtle"
      className={className}
      icon={icon}
      disabledFocusable={frozen}
      aria-label={name}
      {...props}
    >
      {children}
    </Button>
  );
}
