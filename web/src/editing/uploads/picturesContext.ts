import { createContext } from 'react';
import type { TextPictures } from './TextPictures.ts';

/** Takes the pictures that are put into the texts of the open course; null outside of one. */
export const PicturesContext = createContext<TextPictures | null>(null);
