/** Which pages of other sites may be shown in a frame of a lecture (OP-231). The same rule as in `web/src/section/embed/embedHosts.ts`. */
import type { LectureBody, OutlineModule } from './content.ts';
import type { Section } from './section/types.ts';

/** Of a path, what a server could take for another path than a browser does. */
const disguised = /%2e|%2f|%5c/i;

/**
 * A page that can be embedded at all: https, without a name, a password or a port of its own, and written as browsers read it, so that
 * nobody takes it for another address than they do. Null for anything else.
 */
export function embedAddress(text: string): URL | null {
  // No character fits both the host and what follows it: were there two ways to read it, a long address could take minutes to refuse.
  if (!/^https:\/\/[^\s/?#\\@]+(?:[/?#][^\s\\<>"]*)?$/i.test(text)) {
    return null;
  }
  const address = URL.parse(text);
  const isPlain = address?.protocol === 'https:' && address.port === '' && address.username + address.password === '';
  return isPlain ? address : null;
}

/**
 * Whether an address is at one of these places: a host, `*.` and a domain for all hosts below it, and behind either a path for that path
 * and what is below it.
 */
export const isEmbeddable = ({ hostname, pathname }: URL, places: readonly string[]): boolean =>
  places.some((place) => {
    const slash = place.indexOf('/');
    const host = slash === -1 ? place : place.slice(0, slash);
    const path = slash === -1 ? '' : place.slice(slash);
    return isAtHost(hostname, host) && isBelow(pathname, path);
  });

const isAtHost = (hostname: string, host: string): boolean =>
  host.startsWith('*.')
    ? hostname.endsWith(host.slice(1)) && !hostname.startsWith('.') && hostname.length >= host.length
    : hostname === host;

const isBelow = (pathname: string, path: string): boolean =>
  path === '' || ((pathname === path || pathname.startsWith(`${path}/`)) && !disguised.test(pathname));

/** An embedded page, and where it was received. */
export interface FoundEmbed {
  readonly field: string;
  readonly src: string;
}

/** The embedded pages of bodies that are to be stored, those within branches too. */
export const embedsOf = (
  modules: readonly OutlineModule[],
  bodies: ReadonlyMap<string, LectureBody>,
): readonly FoundEmbed[] =>
  modules.flatMap(({ lectures }, index) =>
    lectures.flatMap(({ bodyHash }, place) =>
      embedsIn(bodies.get(bodyHash)?.sections ?? [], `modules.${index}.lectures.${place}.sections`),
    ),
  );

/** The embedded pages of sections; `field` is the path of their list. */
export const embedsIn = (sections: readonly Section[], field: string): readonly FoundEmbed[] =>
  sections.flatMap((section, index) => {
    if (section.type !== 'JSON') {
      return [];
    }
    const { type, content } = section.content;
    const below = `${field}.${index}.content.content`;
    if (type === 'EMBED') {
      return [{ field: `${below}.src`, src: content.src }];
    }
    return type === 'BRANCH'
      ? section.content.content.options.flatMap((option, place) =>
          embedsIn(option.sections as readonly Section[], `${below}.options.${place}.sections`),
        )
      : [];
  });
