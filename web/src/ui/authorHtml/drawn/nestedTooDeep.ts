/** Commands whose parts the library writes two or three times: one within another, twenty of them would fill the memory of a browser. */
const repeating = new Set(['\\ce', '\\pu', '\\cancelto', '\\llap', '\\mathllap']);

/** How many of them may stand one within another. */
const mostNested = 3;

const opening = new Set(['{', '\\bgroup', '\\begingroup']);
const closing = new Set(['}', '\\egroup', '\\endgroup']);

/** What LaTeX reads as one; the braces of letters, comments and codes group nothing. */
const tokens = /\\verb\*?([^a-zA-Z]).*?\1|\\char\s*`\\?.|\\[a-zA-Z]+|\\.|%[^\n]*|[{}]/gs;

/** Whether one command stands within too many of those that repeat their parts. */
export function nestedTooDeep(latex: string): boolean {
  // One within another stands deeper in braces, so no more are nested than there are depths.
  const depths = new Set<number>();
  let depth = 0;
  for (const [token] of latex.matchAll(tokens)) {
    if (opening.has(token)) {
      depth += 1;
    } else if (closing.has(token)) {
      depth -= 1;
    } else if (repeating.has(token)) {
      depths.add(depth);
    }
    if (depths.size > mostNested) {
      return true;
    }
  }
  return false;
}
