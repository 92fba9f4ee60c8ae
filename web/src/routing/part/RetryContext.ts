import { createContext, useContext } from 'react';

/** How often a part was tried again. */
export const RetryContext = createContext(0);

/** The `fetchKey` of a lazy query below a `RetryBoundary`: another with each try. */
export const useRetryKey = (): number => useContext(RetryContext);
