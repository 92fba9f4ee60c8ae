import { useState } from 'react';

const key = 'adminMenuCollapsed';

/** Whether the menu of the admin area is narrow, and how to change it. Kept in this browser. */
export function useMenuCollapsed(): [collapsed: boolean, setCollapsed: (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(read);
  return [
    collapsed,
    (next) => {
      setCollapsed(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // Storage may be switched off; then the choice lasts as long as the page.
      }
    },
  ];
}

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}
