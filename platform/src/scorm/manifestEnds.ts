/** Where an element of a manifest ends that has no end tag: at what cannot be within it. */

const ofItem = ['item', 'organization'];
/** In what these stand, and in nothing else. A name that others use within metadata is theirs there. */
const parents: ReadonlyMap<string, readonly string[]> = new Map([
  ['organizations', ['manifest']],
  ['resources', ['manifest']],
  ['organization', ['organizations']],
  ['item', ofItem],
  ['sequencing', ofItem],
  ['prerequisites', ofItem],
  ['masteryscore', ofItem],
  ['datafromlms', ofItem],
  ['timelimitaction', ofItem],
  ['maxtimeallowed', ofItem],
  ['completionthreshold', ofItem],
  ['resource', ['resources']],
  ['file', ['resource']],
  ['dependency', ['resource']],
]);
const canEnd: ReadonlySet<string> = new Set(['title', ...parents.keys()]);

/** How many of the open elements, the innermost first, end as one of this name begins. */
export function endedBy(name: string, open: readonly { readonly name: string }[]): number {
  const holders = parents.get(name) ?? [];
  const at = open.findLastIndex((element) => holders.includes(element.name));
  const within = at === -1 ? [] : open.slice(at + 1);
  return within.every((element) => canEnd.has(element.name)) ? within.length : 0;
}
