import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** A short notice. */
export interface Toast {
  text: ReactNode;
  /** What it is: news, something done, something that went wrong; a reward stands where nothing is being read. */
  intent?: 'info' | 'success' | 'error' | 'reward';
  /** A button in the notice, which dismisses it. */
  action?: { readonly label: string; readonly onPressed: () => void };
}

export const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a notice for a few seconds; screen readers read it out. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);
