import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { endedBy } from './manifestEnds.ts';
import { isHarmlessFault, isOpenAtEnd, manifestText } from './manifestText.ts';
import { refused } from './packageRules.ts';
import { plainItem, type ScormItem, type ScormManifest, type ScormVersion } from './scormPackage.ts';

/** More than any authoring tool writes. */
export const mostManifestBytes = 5 * 1024 * 1024;
const mostDepth = 60;
/** Elements with their attributes. A package of 5,000 files names each a few times; what is more keeps a server busy for seconds. */
const mostParts = 100_000;
/** `<` and `&` of a manifest: an element that is closed has two. */
const mostMarks = 2 * mostParts;
/** Hidden ones among them. */
const mostItems = 1_000;
const mostIdLength = 200;
const mostTextLength = 4_096;

/** An element with what is in it; names are without their prefix, in lower case, as tools write them in many ways. */
interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: Element[];
  text: string;
}

/** What a manifest says, and what it is of. */
export interface ReadManifest extends ScormManifest {
  /** The first of what it names as files of the package, in its order, as it writes them; without what is too long for a name. */
  readonly hrefs: readonly string[];
  /** Whether it says of itself that it is of SCORM. */
  readonly isScorm: boolean;
  /** What else its resources are of; null for pages. */
  readonly otherKind: 'COMMON_CARTRIDGE' | 'QTI' | null;
}

export const manifestName = 'imsmanifest.xml';

/**
 * What `imsmanifest.xml` says (IMS CP, SCORM 1.2 and 2004), as tools write it in the wild (`manifestText.ts`). Throws PACKAGE_REFUSED
 * where it is no XML even so, with the line.
 */
export function readManifest(bytes: Uint8Array): ReadManifest {
  assertFewMarks(bytes);
  const root = parse(manifestText(bytes));
  if (root.name !== 'manifest') {
    fail(1);
  }
  const version = versionOf(root);
  const resources = resourcesOf(root);
  const organized = organizationsOf(root).map((organization) => ({
    organization,
    items: itemsOf(organization, resources),
  }));
  const used = organized.find(({ items }) => items.some(({ path }) => path !== null));
  const items = used?.items ?? itemsOfResources(root, resources);
  const title = titleOf(used?.organization ?? organized[0]?.organization) || items[0]?.title || '';
  return { version, title, items, hrefs: hrefsOf(root), isScorm: isScorm(root), otherKind: otherKindOf(root) };
}

const fail = (line?: number): never => {
  throw refused('MANIFEST_UNREADABLE', { file: manifestName, line });
};

/**
 * A DOCTYPE is passed over: nothing that it names is read, and no entity of its own is known. It stops at the first part too many: the
 * parser reads in one go, and everybody else waits.
 */
function parse(xml: string): Element {
  const parser = new SaxesParser();
  const tree = openTree(() => fail(parser.line));
  // What follows the last tag is ignored.
  let endsAt: number | null = null;
  let parts = 0;
  const count = (): void => {
    parts += 1;
    if (parts > mostParts) {
      fail(parser.line);
    }
  };
  parser.on('error', (error) => {
    // An end tag of nothing takes everything before it for ended, at its own place.
    const isOver = endsAt !== null && parser.position > endsAt;
    if (!isOver && !isHarmlessFault(error) && !(isOpenAtEnd(error) && tree.isWhole())) {
      fail(parser.line);
    }
  });
  parser.on('opentagstart', count);
  parser.on('attribute', ({ value }) => {
    count();
    // A base is put before the address of each resource.
    if (value.length > mostTextLength) {
      fail(parser.line);
    }
  });
  parser.on('opentag', (tag) => tree.open(tag));
  parser.on('text', tree.addText);
  parser.on('cdata', tree.addText);
  parser.on('closetag', (tag) => {
    tree.close(tag);
    endsAt ??= tree.isOver() ? parser.position : null;
  });
  parser.write(xml).close();
  return tree.root() ?? fail(1);
}

/** Elements as they come. One without an end tag ends where what comes cannot be within it (ADR 0057). */
function openTree(tooDeep: () => never) {
  const top: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const elements = new Map<SaxesTagPlain, Element>();
  const open = [top];
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined && element.text.length < mostTextLength) {
      element.text += text.slice(0, mostTextLength);
    }
  };
  const closeLast = (): void => {
    const closed = open.pop();
    // Marks within a title are none of XML, but of HTML: their words are the title's.
    if (open.some(({ name }) => name === 'title')) {
      addText(closed?.text ?? '');
    }
  };
  return {
    addText,
    open(tag: SaxesTagPlain): void {
      const element = elementOf(tag);
      for (let count = endedBy(element.name, open); count > 0; count -= 1) {
        closeLast();
      }
      open.at(-1)?.children.push(element);
      open.push(element);
      elements.set(tag, element);
      if (open.length > mostDepth) {
        tooDeep();
      }
    },
    /** With what is open within it. Nothing, where it has ended already. */
    close(tag: SaxesTagPlain): void {
      const element = elements.get(tag);
      elements.delete(tag);
      const at = element === undefined ? -1 : open.lastIndexOf(element);
      for (let count = at === -1 ? 0 : open.length - at; count > 0; count -= 1) {
        closeLast();
      }
    },
    isOver: (): boolean => open.length === 1,
    /** Whether nothing but the end of the manifest is missing: a file that breaks off elsewhere may have lost pages. */
    isWhole: (): boolean => open.length <= 2 && childOf(top.children[0], 'resources') !== null,
    root: (): Element | undefined => top.children[0],
  };
}

/** Comments, instructions and references cost as much as elements, and the parser tells of them too late or not at all. */
function assertFewMarks(bytes: Uint8Array): void {
  let marks = 0;
  for (const mark of ['<', '&']) {
    const code = mark.charCodeAt(0);
    for (let at = bytes.indexOf(code); at !== -1; at = bytes.indexOf(code, at + 1)) {
      marks += 1;
      if (marks > mostMarks) {
        fail();
      }
    }
  }
}

const elementOf = ({ name, attributes }: SaxesTagPlain): Element => ({
  name: plain(name),
  attributes: new Map(Object.entries(attributes).map(([key, value]) => [plain(key), value])),
  children: [],
  text: '',
});

const plain = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

const childrenOf = (element: Element | null | undefined, name: string): readonly Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

const childOf = (element: Element | null | undefined, ...path: readonly string[]): Element | null => {
  let found = element ?? null;
  for (const name of path) {
    found = childrenOf(found, name)[0] ?? null;
  }
  return found;
};

const textOf = (element: Element | null | undefined, ...path: readonly string[]): string =>
  childOf(element, ...path)?.text.trim() ?? '';

/** On one line, however the manifest wraps it. */
const titleOf = (element: Element | null | undefined): string =>
  textOf(element, 'title').replaceAll(/[ \t\r\n]*[\t\r\n][ \t\r\n]*/g, ' ');

/** 1.2 says so; all of 2004 says `CAM 1.3` or its edition. What says nothing is read as the older one, whose run-time asks for less. */
function versionOf(root: Element): ScormVersion {
  const said = textOf(root, 'metadata', 'schemaversion');
  return /2004|1\.3/.test(said) ? '2004' : '1.2';
}

/** The one that is meant first, should it have anything to open. */
function organizationsOf(root: Element): readonly Element[] {
  const all = childOf(root, 'organizations');
  const usual = all?.attributes.get('default')?.trim();
  const organizations = childrenOf(all, 'organization');
  const meant = organizations.filter(({ attributes }) => attributes.get('identifier')?.trim() === usual);
  return [...new Set([...meant, ...organizations])];
}

/** Paths by the identifier of their resource. */
function resourcesOf(root: Element): ReadonlyMap<string, string> {
  return new Map(
    placedResources(root).flatMap(({ resource, base }): [string, string][] => {
      const identifier = resource.attributes.get('identifier')?.trim();
      // Some tools name the page among the files alone.
      const href = hrefOf(resource) || hrefOf(childOf(resource, 'file'));
      return identifier === undefined || href === '' ? [] : [[identifier, base + href]];
    }),
  );
}

interface PlacedResource {
  readonly resource: Element;
  readonly base: string;
}

/** Resources, also of manifests within, with the folder that stands before whatever they name. */
function placedResources(root: Element, around = ''): readonly PlacedResource[] {
  const all = childOf(root, 'resources');
  const within = around + baseOf(root);
  const base = within + baseOf(all);
  const own = childrenOf(all, 'resource').map((resource) => ({ resource, base: base + baseOf(resource) }));
  return [...own, ...childrenOf(root, 'manifest').flatMap((manifest) => placedResources(manifest, within))];
}

const hrefOf = (element: Element | null): string => element?.attributes.get('href')?.trim() ?? '';

/** `xml:base`, a folder: some tools leave out the slash that makes it one, or write that of Windows. */
function baseOf(element: Element | null): string {
  const base = (element?.attributes.get('base') ?? '').trim().replaceAll('\\', '/');
  return base === '' || base.endsWith('/') ? base : `${base}/`;
}

/** So many tell in which letters names are; each is looked for in many ways. */
const mostHrefs = 2_000;
/** The longest path that is kept has 1,020 bytes, and each may be written by three signs. */
export const mostHrefLength = 3_060;

const hrefsOf = (root: Element): readonly string[] =>
  placedResources(root)
    .flatMap(({ resource, base }) =>
      [resource, ...childrenOf(resource, 'file')]
        .map(hrefOf)
        .filter((href) => href !== '' && base.length + href.length <= mostHrefLength)
        .map((href) => base + href),
    )
    .slice(0, mostHrefs);

function isScorm(root: Element): boolean {
  const schema = `${textOf(root, 'metadata', 'schema')} ${textOf(root, 'metadata', 'schemaversion')}`;
  const saysSo = /scorm|\badl\b|CAM 1\.3|2004/i.test(schema);
  return saysSo || placedResources(root).some(({ resource }) => resource.attributes.has('scormtype'));
}

/** By the types of the resources: a Common Cartridge may have questions, too. */
function otherKindOf(root: Element): ReadManifest['otherKind'] {
  const types = placedResources(root).map(({ resource }) => resource.attributes.get('type')?.toLowerCase() ?? '');
  const schema = textOf(root, 'metadata', 'schema');
  if (/common cartridge/i.test(schema) || types.some((type) => /imscc|imswl|imsdt|imsbasiclti/.test(type))) {
    return 'COMMON_CARTRIDGE';
  }
  return types.some((type) => type.startsWith('imsqti')) ? 'QTI' : null;
}

function itemsOf(organization: Element, resources: ReadonlyMap<string, string>): ScormItem[] {
  const items: ScormItem[] = [];
  const freeId = freeIds();
  let walked = 0;
  const walk = (parent: Element, parentId: string | null): void => {
    for (const element of childrenOf(parent, 'item')) {
      walked += 1;
      if (walked > mostItems) {
        fail();
      }
      const itemId = freeId(element.attributes.get('identifier') ?? '');
      if (element.attributes.get('isvisible') !== 'false' || element.attributes.has('identifierref')) {
        items.push(itemOf(element, { itemId, parentId, path: pathOf(element, resources) }));
      }
      walk(element, itemId);
    }
  };
  walk(organization, null);
  return items;
}

/** Gives each item an id of its own: the one that it has, else the next with a number. */
function freeIds(): (wanted: string) => string {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return (wanted) => {
    const base = wanted.slice(0, mostIdLength) || 'item';
    let number = numbers.get(base) ?? 1;
    let id = base;
    while (taken.has(id)) {
      number += 1;
      id = `${base}-${number}`;
    }
    numbers.set(base, number);
    taken.add(id);
    return id;
  };
}

function pathOf({ attributes }: Element, resources: ReadonlyMap<string, string>): string | null {
  const path = resources.get(attributes.get('identifierref')?.trim() ?? '');
  if (path === undefined) {
    return null;
  }
  const more = (attributes.get('parameters') ?? '').replace(/^[?&]/, '');
  return more === ''
    ? path
    : more.startsWith('#')
      ? `${path}${more}`
      : `${path}${path.includes('?') ? '&' : '?'}${more}`;
}

function itemOf(element: Element, placed: Pick<ScormItem, 'itemId' | 'parentId' | 'path'>): ScormItem {
  const threshold = childOf(element, 'completionthreshold');
  const objectives = childOf(element, 'sequencing', 'objectives');
  const objective = childOf(objectives, 'primaryobjective');
  return {
    ...placed,
    title: titleOf(element).slice(0, 500) || placed.itemId,
    masteryScore: numberIn(textOf(element, 'masteryscore'), 0, 100),
    scaledPassingScore:
      objective?.attributes.get('satisfiedbymeasure') === 'true'
        ? (numberIn(textOf(objective, 'minnormalizedmeasure'), -1, 1) ?? 1)
        : null,
    completionThreshold:
      threshold?.attributes.get('completedbymeasure') === 'false'
        ? null
        : numberIn(threshold?.attributes.get('minprogressmeasure') ?? threshold?.text.trim() ?? '', 0, 1),
    objectiveIds: objectiveIdsOf(objectives),
    launchData: textOf(element, 'datafromlms'),
    timeLimitAction: textOf(element, 'timelimitaction') || null,
    maxTimeAllowed:
      textOf(element, 'maxtimeallowed') ||
      (childOf(element, 'sequencing', 'limitconditions')?.attributes.get('attemptabsolutedurationlimit') ?? null),
  };
}

const mostObjectives = 100;
const mostObjectiveIdLength = 250;

/** The primary one first. One without a name is for the sequencing alone. */
function objectiveIdsOf(objectives: Element | null): string[] {
  const all = [...childrenOf(objectives, 'primaryobjective'), ...childrenOf(objectives, 'objective')];
  const ids = all.map(({ attributes }) => attributes.get('objectiveid') ?? '');
  return [...new Set(ids)].filter((id) => id !== '' && id.length <= mostObjectiveIdLength).slice(0, mostObjectives);
}

function numberIn(text: string, least: number, most: number): number | null {
  const number = text === '' ? Number.NaN : Number(text);
  return number >= least && number <= most ? number : null;
}

/** A package without an organization: its resources that open, in their order; those marked as SCOs alone where there are any. */
function itemsOfResources(root: Element, paths: ReadonlyMap<string, string>): ScormItem[] {
  const all = childrenOf(childOf(root, 'resources'), 'resource').filter(({ attributes }) =>
    paths.has(attributes.get('identifier')?.trim() ?? ''),
  );
  const scos = all.filter(({ attributes }) => attributes.get('scormtype')?.toLowerCase() === 'sco');
  const freeId = freeIds();
  return (scos.length > 0 ? scos : all.slice(0, 1)).slice(0, mostItems).map(({ attributes }) => {
    const resourceId = attributes.get('identifier')?.trim() ?? '';
    const itemId = freeId(resourceId);
    return plainItem(itemId, itemId, paths.get(resourceId) ?? null);
  });
}
