import { useState, type ComponentType, type ReactElement } from 'react';
import { LazyBoundary } from './LazyBoundary.tsx';
import { useAnnounceLoadFailed } from './useAnnounceLoadFailed.ts';

/** What the trigger of a menu must carry so that the menu can be loaded when someone reaches for it. */
export interface MenuTriggerProps {
  'aria-haspopup': 'menu';
  'aria-expanded': false;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

/**
 * A button with a menu whose code loads when someone reaches for it: menus bring positioning and focus handling, which no
 * first screen needs. `Opened` draws the same button with the menu open.
 */
export function LazyMenu({
  load,
  Trigger,
  Opened,
}: {
  load: () => Promise<unknown>;
  Trigger: ComponentType<MenuTriggerProps>;
  Opened: ComponentType;
}): ReactElement {
  const [used, setUsed] = useState(false);
  const sayFailed = useAnnounceLoadFailed();
  const prepare = (): void => {
    // A failed load shows when the menu is opened.
    load().catch(() => undefined);
  };
  const button = (
    <Trigger
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setUsed(true)}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
  if (!used) return button;
  return (
    <LazyBoundary
      waiting={button}
      onFailed={() => {
        setUsed(false);
        sayFailed();
      }}
    >
      <Opened />
    </LazyBoundary>
  );
}
