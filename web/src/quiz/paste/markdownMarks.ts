/** The marks of Markdown, which chats and notes leave in what is copied from them. */

/** A line without the signs of a heading and of bold, and whether all of it was bold. */
export function withoutMarkdown(line: string): { readonly text: string; readonly bold: boolean } {
  const written = line.trim().replace(/^#{1,6}\s+(?=\S)/u, '');
  const bold = /^(?:[-*•]\s+)?\*\*[^*]+\*\*$/u.test(written);
  return { text: written.replaceAll(/(?<![^\s(])\*\*(?=\S)([^*]+)(?<=\S)\*\*(?![\p{L}\d])/gu, '$1'), bold };
}
