import { parseAst } from 'vite';

/** The little of a syntax tree that is read here. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  id?: { name: string } | null;
  body?: SyntaxNode;
}

/** What stands in the place of a function's body: whoever calls it after all hears of it. */
const nothing = '{throw Error("left out")}';

/** The code with the bodies of the functions of these names taken out. Throws when one of them is not there. */
export function emptyFunctions(code: string, names: readonly string[]): string {
  const bodies = new Map<string, SyntaxNode>();
  walk(parseAst(code) as unknown as SyntaxNode, (node) => {
    const name = node.type.startsWith('Function') ? node.id?.name : undefined;
    if (name !== undefined && names.includes(name) && node.body) bodies.set(name, node.body);
  });
  const missing = names.filter((name) => !bodies.has(name));
  if (missing.length > 0) throw new Error(`There is no function ${missing.join(', ')} any more.`);
  return [...bodies.values()]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + nothing + text.slice(end), code);
}

/** Visits a node and everything below it. */
function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof (child as SyntaxNode | null)?.type === 'string') walk(child as SyntaxNode, visit);
    }
  }
}
