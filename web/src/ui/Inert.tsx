import { useUncontrolledFocus } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

/**
 * What is only looked at, as a part of something that is pressed as a whole. The controls' manager of the focus does not know `inert`: it leaves the
 * Tab key to the browser here, or the focus would stop before what is inert, for good.
 */
export function Inert({ children }: { children: ReactNode }): ReactElement {
  return (
    <div inert {...useUncontrolledFocus()}>
      {children}
    </div>
  );
}
