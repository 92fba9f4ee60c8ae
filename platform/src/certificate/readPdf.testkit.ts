/** What a reader of PDF other than the one that wrote it finds in a document of one page. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPart {
  readonly role: string;
  readonly lang?: string;
  readonly alt?: string;
  /** The text in it, its own and that of its parts. */
  readonly text: string;
}

export interface ReadPdf {
  readonly isTagged: boolean;
  readonly language: string | null;
  readonly title: string | null;
  /** The same as its metadata say it, which the window shows in place of the name of the file. */
  readonly shownTitle: string | null;
  /** Part of PDF/UA that it claims to keep. */
  readonly universalAccess: string | null;
  readonly links: readonly { readonly url: string; readonly said: string }[];
  /** Every part in the order in which it is read. */
  readonly parts: readonly ReadPart[];
  /** Text that belongs to no part. */
  readonly stray: string;
}

interface StructNode {
  readonly role: string;
  readonly lang?: string;
  readonly alt?: string;
  readonly children: readonly (StructNode | { readonly type: string; readonly id: string })[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const { info, metadata } = await document.getMetadata();
  const preferences: unknown = await document.getViewerPreferences();
  const { items, lang } = await page.getTextContent({ includeMarkedContent: true });
  const texts = textsOf(items);
  const parts: ReadPart[] = [];
  const read = (node: StructNode): string => {
    const at = parts.length;
    const text = node.children
      .map((child) => ('role' in child ? read(child) : (texts.get(child.id) ?? '')))
      .join(' ')
      .trim();
    const { role, lang: own, alt } = node;
    const said = { ...(own === undefined ? {} : { lang: own }), ...(alt === undefined ? {} : { alt }) };
    parts.splice(at, 0, { role, ...said, text });
    return text;
  };
  const tree = (await page.getStructTree()) as StructNode | null;
  tree?.children.forEach((child) => 'role' in child && read(child));
  const annotations = (await page.getAnnotations()) as readonly { url?: string; contentsObj?: { str: string } }[];
  const found = {
    isTagged: says(await document.getMarkInfo(), 'Marked'),
    language: lang,
    title: (info as { Title?: string }).Title ?? null,
    shownTitle: says(preferences, 'DisplayDocTitle') ? (metadata?.get('dc:title') ?? null) : null,
    universalAccess: metadata?.get('pdfuaid:part') ?? null,
    links: annotations.map(({ url, contentsObj }) => ({ url: url ?? '', said: contentsObj?.str ?? '' })),
    parts,
    stray: texts.get('') ?? '',
  };
  await loading.destroy();
  return found;
}

/** The types of the library say that these are objects. */
const says = (info: unknown, name: string): boolean => info instanceof Map && info.get(name) === true;

type TextItem = { readonly str: string; readonly hasEOL: boolean } | { readonly type: string; readonly id?: string };

/** Text by the id of the marked content that it stands in; by the empty one where it stands in none. */
function textsOf(items: readonly TextItem[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const within: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = within.at(-1) ?? '';
      texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') {
      within.pop();
    } else {
      // One without an id is a span within the part that is open.
      within.push(item.id ?? within.at(-1) ?? '');
    }
  }
  return texts;
}
