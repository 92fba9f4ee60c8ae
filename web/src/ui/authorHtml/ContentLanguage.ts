import { createContext, use } from 'react';

/**
 * The language of what authors wrote in this part of the page, as they state it (BCP 47); undefined where they do not. The interface
 * around it has its own, so each piece of content says it on its own (WCAG 3.1.2).
 */
export const ContentLanguage = createContext<string | undefined>(undefined);

/** The attribute `lang` for a piece of content. */
export const useContentLanguage = (): string | undefined => use(ContentLanguage);
