import { createContext, use } from 'react';
import { readChoice, rememberChoice } from '../../viewer/browserChoices.ts';

/** What the comments of a guest have to know of the link. */
export interface GuestReview {
  readonly token: string;
  readonly mayComment: boolean;
  /** Reads the threads again. */
  readonly readAgain: () => void;
}

const GuestReviewContext = createContext<GuestReview>({ token: '', mayComment: false, readAgain: () => undefined });

export const GuestReviewProvider = GuestReviewContext;
export const useGuestReview = (): GuestReview => use(GuestReviewContext);

export const longestGuestName = 80;
const choice = 'guestName';

/** What a guest called themselves in this browser before; empty at first. */
export function readGuestName(): string {
  const name = readChoice(choice);
  return typeof name === 'string' ? name.slice(0, longestGuestName) : '';
}

export const rememberGuestName = (name: string): void => rememberChoice(choice, name.trim());
