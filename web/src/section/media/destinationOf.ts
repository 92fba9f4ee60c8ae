import contract from '../../../../contracts/mediaKinds.json' with { type: 'json' };

/** The addresses of sites that lead on to another, and what they call it: questions of consent, links out of a mail or a post. */
const redirects = contract.redirects.map(({ place, names }) => ({ place: new RegExp(place), names }));
/** One address may lead through another, such as out of a mail to a question of consent. */
const mostRedirects = 4;

/** Where an address leads in the end, as it says itself: nobody is asked (OP-201). */
export function destinationOf(address: URL): URL {
  let destination = address;
  for (let count = 0; count < mostRedirects; count += 1) {
    const { hostname, pathname, searchParams, href } = destination;
    const names = redirects.find(({ place }) => place.test(`${hostname}${pathname}`))?.names ?? [];
    const next = names.flatMap((name) => searchParams.get(name) ?? [])[0];
    const target = next === undefined ? null : URL.parse(next, href);
    if (target === null) return destination;
    destination = target;
  }
  return destination;
}
