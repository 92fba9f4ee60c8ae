import type { Id } from '../../shared/id.ts';

/** An address of another site, where it stands first. */
export interface ExternalLink {
  readonly address: string;
  /** The lecture that leads there; null for the course itself. */
  readonly lectureId: Id | null;
  readonly lectureName: string | null;
}

const absolute = /https?:\/\/[^\s"'<>\\)]+/g;

/** What ends a sentence does not belong to the address in it. */
const withoutEnd = (address: string): string => address.replace(/[.,;:!?…]+$/, '').replaceAll('&amp;', '&');

/** The addresses of other sites that a course leads to, in texts and as media, each once and in reading order. `ownHost` is no other site. */
export function externalLinks(course: object, ownHost: string): readonly ExternalLink[] {
  const found = new Map<string, ExternalLink>();
  const walk = (value: unknown, name: string, within: Pick<ExternalLink, 'lectureId' | 'lectureName'>): void => {
    if (typeof value === 'string') {
      for (const [matched] of value.matchAll(absolute)) {
        const address = withoutEnd(matched);
        if (!found.has(address) && isOfAnotherSite(address, ownHost)) {
          found.set(address, { address, ...within });
        }
      }
    } else if (Array.isArray(value)) {
      for (const inner of value) {
        walk(inner, '', name === 'lectures' ? lectureIn(inner) : within);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        walk(inner, key, within);
      }
    }
  };
  walk(course, '', { lectureId: null, lectureName: null });
  return [...found.values()];
}

const lectureIn = (value: unknown): Pick<ExternalLink, 'lectureId' | 'lectureName'> => {
  const { id = null, name = null } = value as { readonly id?: Id; readonly name?: string };
  return { lectureId: id, lectureName: name };
};

function isOfAnotherSite(address: string, ownHost: string): boolean {
  return URL.canParse(address) && new URL(address).hostname !== ownHost;
}
