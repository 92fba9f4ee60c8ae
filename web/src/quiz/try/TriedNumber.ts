import { createContext } from 'react';

/** Which question of its lecture the one that is tried is, counted from 1. */
export const TriedNumber = createContext(1);
