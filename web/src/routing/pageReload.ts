import { createContext, useContext } from 'react';

/** Reads the page again, around the store; what is drawn stays meanwhile. Rejects when there is no answer. */
export type PageReload = () => Promise<void>;

export const PageReloadContext = createContext<PageReload>(() => Promise.resolve());

/** Reads the page around it again. */
export const usePageReload = (): PageReload => useContext(PageReloadContext);
