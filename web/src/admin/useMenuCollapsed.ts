import { useState } from 'react';
import { readChoice, rememberChoice } from '../viewer/browserChoices.ts';

const name = 'adminMenuCollapsed';

/** Whether the menu of the admin area is narrow, and how to change it. */
export function useMenuCollapsed(): [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => readChoice(name) === true);
  return [
    collapsed,
    (next) => {
      setCollapsed(next);
      rememberChoice(name, next);
    },
  ];
}
