import { SaxesParser, type SaxesTagPlain } from 'saxes';
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

/** What `imsmanifest.xml` says (IMS CP, SCORM 1.2 and 2004). Throws PACKAGE_REFUSED where it is no XML, has a DOCTYPE, or opens nothing. */
export function readManifest(bytes: Uint8Array): ScormManifest {
  const root = parse(decode(bytes));
  if (root.name !== 'manifest') {
    throw refused('MANIFEST_UNREADABLE');
  }
  const version = versionOf(root);
  const organization = organizationOf(root);
  const resources = resourcesOf(root);
  const listed = organization === null ? [] : itemsOf(organization, resources);
  const items = listed.some(({ path }) => path !== null) ? listed : itemsOfResources(root, resources);
  const title = textOf(organization, 'title') || items[0]?.title || '';
  return { version, title, items };
}

/** By its mark, else as it declares itself; what declares nothing, or what is not true, is UTF-8, or what Windows wrote before that. */
function decode(bytes: Uint8Array): string {
  const mark = (first: number, second: number): boolean => bytes[0] === first && bytes[1] === second;
  if (mark(0xff, 0xfe) || mark(0x3c, 0)) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if (mark(0xfe, 0xff) || mark(0, 0x3c)) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, declared = ''] = /^<\?xml[^>]*\sencoding=["']([\w.:-]{1,40})["']/.exec(head) ?? [];
  for (const encoding of [singleBytes.test(declared) ? declared : 'utf-8', 'windows-1252']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Of an encoding that is not known, or not in it.
    }
  }
  return fail();
}

/** Encodings that a manifest may be in beside UTF-8 and UTF-16, by their names. */
const singleBytes = /^(?:iso-8859-\d+|windows-125\d|koi8-[ru])$/i;

const fail = (): never => {
  throw refused('MANIFEST_UNREADABLE');
};

/**
 * No DOCTYPE: with it come entities, which would grow or read what is not of the package. It stops at the first part too many: the parser
 * reads in one go, and everybody else waits.
 */
function parse(xml: string): Element {
  assertFewMarks(xml);
  const parser = new SaxesParser();
  const top: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  let parts = 0;
  const count = (): void => {
    parts += 1;
    if (parts > mostParts) {
      fail();
    }
  };
  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('opentagstart', count);
  parser.on('attribute', ({ value }) => {
    count();
    // A base is put before the address of each resource.
    if (value.length > mostTextLength) {
      fail();
    }
  });
  parser.on('opentag', (tag) => {
    const element = elementOf(tag);
    open.at(-1)?.children.push(element);
    open.push(element);
    if (open.length > mostDepth) {
      fail();
    }
  });
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element !== undefined && element.text.length < mostTextLength) {
      element.text += text.slice(0, mostTextLength);
    }
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return top.children[0] ?? fail();
}

/** Comments, instructions and references cost the parser as much as elements, and tell of themselves too late or not at all. */
function assertFewMarks(xml: string): void {
  let marks = 0;
  for (const mark of ['<', '&']) {
    for (let at = xml.indexOf(mark); at !== -1; at = xml.indexOf(mark, at + 1)) {
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

/** 1.2 says so; all of 2004 says `CAM 1.3` or its edition. What says nothing is read as the older one, whose run-time asks for less. */
function versionOf(root: Element): ScormVersion {
  const said = textOf(root, 'metadata', 'schemaversion');
  return /2004|1\.3/.test(said) ? '2004' : '1.2';
}

function organizationOf(root: Element): Element | null {
  const all = childOf(root, 'organizations');
  const usual = all?.attributes.get('default');
  const organizations = childrenOf(all, 'organization');
  return organizations.find(({ attributes }) => attributes.get('identifier') === usual) ?? organizations[0] ?? null;
}

/** Paths by the identifier of their resource. */
function resourcesOf(root: Element): ReadonlyMap<string, string> {
  const all = childOf(root, 'resources');
  const base = joined(baseOf(root), baseOf(all));
  return new Map(
    childrenOf(all, 'resource').flatMap((resource): [string, string][] => {
      const { attributes } = resource;
      const identifier = attributes.get('identifier');
      const href = attributes.get('href');
      return identifier === undefined || href === undefined || href === ''
        ? []
        : [[identifier, joined(base, baseOf(resource), href)]];
    }),
  );
}

/** `xml:base`, a folder: some tools leave out the slash that makes it one. */
function baseOf(element: Element | null): string {
  const base = element?.attributes.get('base') ?? '';
  return base === '' || base.endsWith('/') ? base : `${base}/`;
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('');

function itemsOf(organization: Element, resources: ReadonlyMap<string, string>): ScormItem[] {
  const items: ScormItem[] = [];
  const freeId = freeIds();
  let walked = 0;
  const walk = (parent: Element, parentId: string | null): void => {
    for (const element of childrenOf(parent, 'item')) {
      walked += 1;
      if (walked > mostItems) {
        throw refused('MANIFEST_UNREADABLE');
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
  const path = resources.get(attributes.get('identifierref') ?? '');
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
    title: textOf(element, 'title').slice(0, 500) || placed.itemId,
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
    paths.has(attributes.get('identifier') ?? ''),
  );
  const scos = all.filter(({ attributes }) => attributes.get('scormtype')?.toLowerCase() === 'sco');
  const freeId = freeIds();
  return (scos.length > 0 ? scos : all.slice(0, 1)).slice(0, mostItems).map(({ attributes }) => {
    const resourceId = attributes.get('identifier') ?? '';
    const itemId = freeId(resourceId);
    return plainItem(itemId, itemId, paths.get(resourceId) ?? null);
  });
}
