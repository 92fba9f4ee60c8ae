import { createContext } from 'react';
import type { FieldFiles } from './FieldFiles.ts';

/** Takes the files that are given to fields of the open course; null outside of one. */
export const FieldFilesContext = createContext<FieldFiles | null>(null);
