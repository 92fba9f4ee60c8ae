import { createContext } from 'react';

/** The name of the site, which ends each document title. */
export const SiteNameContext = createContext<string | null>(null);
