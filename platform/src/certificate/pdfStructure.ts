/** What a PDF says to those who hear it: each thing drawn is a part with a role, or decoration. */
type Document = PDFKit.PDFDocument;
/** A node of the structure. */
export type Element = ReturnType<Document['struct']>;

export interface Part {
  /** The role, as PDF names it: `H1`, `P`, `L` … */
  readonly role: string;
  /** Language of the part, where it differs from the document's. */
  readonly lang?: string | undefined;
  /** The text of the part, where it is drawn otherwise: in capitals that stand apart, a reader would spell it. */
  readonly actual?: string | undefined;
  /** What a picture says. */
  readonly alt?: string;
  /** Left, top, right and bottom of a picture. */
  readonly bbox?: [number, number, number, number];
}

/** Opens the structure of a document; parts are read in the order in which they are added. */
export function beginStructure(document: Document): Element {
  const root = document.struct('Document');
  document.addStructure(root);
  return root;
}

/** Draws a part. `draw` is given the part, which the annotations in it belong to. */
export function addPart(document: Document, to: Element, part: Part, draw: (element: Element) => void): void {
  const { role, ...options } = part;
  const element = document.struct(role, defined(options));
  to.add(element);
  element.add(() => draw(element));
  element.end();
}

/** A part that only holds others. */
export function addGroup(document: Document, to: Element, role: string, fill: (group: Element) => void): void {
  const group = document.struct(role);
  to.add(group);
  fill(group);
  group.end();
}

/** Draws what is there for the eye alone. */
export function addDecoration(document: Document, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

const defined = ({ lang, actual, ...options }: Omit<Part, 'role'>) => ({
  ...options,
  ...(lang === undefined ? {} : { lang }),
  ...(actual === undefined ? {} : { actual }),
});
