import type { ReactElement, ReactNode } from 'react';

/**
 * What is only looked at, as a part of something that is pressed as a whole. The controls' manager of the focus does not know `inert`: by
 * `uncontrolled` it leaves the Tab key to the browser here, or the focus would stop before what is inert, for good. (Its own hook for this says no
 * more, and would bring the manager into every first screen.)
 */
export const Inert = ({ children }: { children: ReactNode }): ReactElement => (
  <div inert data-tabster='{"uncontrolled":{}}'>
    {children}
  </div>
);
