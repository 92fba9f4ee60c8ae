import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

/** A short notice. */
export interface Toast {
  text: ReactNode;
  /** What it is: news, something done, something that went wrong; a reward stands where nothing is being read. */
  intent?: 'info' | 'success' | 'error' | 'reward';
  /** What it is about: it takes the place of a notice about the same, which is still there, and has the whole time again. */
  topic?: string;
  /** Whether it stands in the corner of a wide window, beside what is being worked on. */
  aside?: boolean;
  /**
   * What can be done about it, by a button that dismisses it. With `cancel`, the word for leaving it, it asks: it stays until one of both
   * is pressed.
   */
  action?: { readonly label: string; readonly cancel?: string; readonly onChosen: () => void };
}

export const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a notice for a few seconds; screen readers read it out. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);
