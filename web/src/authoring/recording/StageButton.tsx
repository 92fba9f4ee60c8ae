import { Button } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** An action of a stage that has the focus when it comes, as the button that led here is gone. */
export function StageButton({
  appearance = 'primary',
  focused = true,
  disabledFocusable = false,
  onClick,
  children,
}: {
  appearance?: 'primary' | 'secondary';
  focused?: boolean;
  disabledFocusable?: boolean;
  onClick: () => void;
  children: ReactNode;
}): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <Button ref={button} appearance={appearance} disabledFocusable={disabledFocusable} onClick={onClick}>
      {children}
    </Button>
  );
}
