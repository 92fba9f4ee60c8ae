import { createContext } from 'react';

/**
 * What stands in place of a picture that only decorates and cannot be loaded. Nothing for readers, who miss nothing; where the page is
 * edited, words for its author (OP-250).
 */
export const MissingDecoration = createContext('');
