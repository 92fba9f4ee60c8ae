import contract from '../../../contracts/pages.json' with { type: 'json' };
import type { Guard } from './guards.ts';

/** The path of a page, without trailing slash (OP-37). */
export type PagePath = keyof typeof contract;

interface PageContract {
  /** Who may open it (OP-38). */
  who: Guard | 'everyone';
  /** Whether passwords are typed on the page, its address may carry a token, or rights are given on it. */
  private?: boolean;
}

/** What the packages agree on about each page. */
export const pagePaths = contract as Readonly<Record<PagePath, PageContract>>;
