import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { refused } from './packageRules.ts';
import { plainItem, type ScormItem, type ScormManifest, type ScormVersion } from './scormPackage.ts';

/** More than any authoring tool writes. */
export const mostManifestBytes = 5 * 1024 * 1024;
const mostDepth = 60;
const mostItems = 1_000;
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

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

const fail = (): never => {
  throw refused('MANIFEST_UNREADABLE');
};

/** No DOCTYPE: with it come entities, which would grow or read what is not of the package. */
function parse(xml: string): Element {
  const parser = new SaxesParser();
  const top: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [top];
  parser.on('error', fail);
  parser.on('doctype', fail);
  parser.on('opentag', (tag) => {
    const element = elementOf(tag);
    open.at(-1)?.children.push(element);
    open.push(element);
    if (open.length > mostDepth) {
      fail();
    }
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined && element.text.length < mostTextLength) {
      element.text += text.slice(0, mostTextLength);
    }
  });
  parser.on('cdata', (text) => {
    const element = open.at(-1);
    if (element !== undefined) {
      element.text += text.slice(0, mostTextLength);
    }
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return top.children[0] ?? fail();
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
  const base = joined(root.attributes.get('base'), all?.attributes.get('base'));
  return new Map(
    childrenOf(all, 'resource').flatMap(({ attributes }): [string, string][] => {
      const identifier = attributes.get('identifier');
      const href = attributes.get('href');
      return identifier === undefined || href === undefined || href === ''
        ? []
        : [[identifier, joined(base, attributes.get('base'), href)]];
    }),
  );
}

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('');

function itemsOf(organization: Element, resources: ReadonlyMap<string, string>): ScormItem[] {
  const items: ScormItem[] = [];
  const walk = (parent: Element, parentId: string | null): void => {
    for (const element of childrenOf(parent, 'item')) {
      if (items.length >= mostItems) {
        throw refused('MANIFEST_UNREADABLE');
      }
      const itemId = freeId(element.attributes.get('identifier') ?? '', items);
      if (element.attributes.get('isvisible') !== 'false' || element.attributes.has('identifierref')) {
        items.push(itemOf(element, { itemId, parentId, path: pathOf(element, resources) }));
      }
      walk(element, itemId);
    }
  };
  walk(organization, null);
  return items;
}

function freeId(wanted: string, items: readonly ScormItem[]): string {
  const base = wanted.slice(0, 200) || 'item';
  const isTaken = (id: string): boolean => items.some(({ itemId }) => itemId === id);
  let id = base;
  for (let number = 2; isTaken(id); number += 1) {
    id = `${base}-${number}`;
  }
  return id;
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
  const objective = childOf(element, 'sequencing', 'objectives', 'primaryobjective');
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
    launchData: textOf(element, 'datafromlms'),
    timeLimitAction: textOf(element, 'timelimitaction') || null,
    maxTimeAllowed:
      textOf(element, 'maxtimeallowed') ||
      (childOf(element, 'sequencing', 'limitconditions')?.attributes.get('attemptabsolutedurationlimit') ?? null),
  };
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
  return (scos.length > 0 ? scos : all.slice(0, 1)).slice(0, mostItems).map(({ attributes }) => {
    const itemId = attributes.get('identifier') ?? '';
    return plainItem(itemId, itemId, paths.get(itemId) ?? null);
  });
}
