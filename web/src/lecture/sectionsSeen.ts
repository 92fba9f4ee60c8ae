import { readCookie, writeCookie } from '../viewer/cookies.ts';

/** How many sections the browser remembers (OP-11). */
const remembered = 100;

/** The raw ids of the sections read last in this browser, oldest first. */
export function readSectionsSeen(): number[] {
  const value = readCookie('sectionsSeen');
  return Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
}

/** Remembers a section as the one read last; the oldest beyond 100 are forgotten. */
export function rememberSectionSeen(sectionId: number): void {
  const others = readSectionsSeen().filter((id) => id !== sectionId);
  writeCookie('sectionsSeen', [...others, sectionId].slice(-remembered));
}
