/**
 * A small text form for the demo courses, so that their prose can be read and corrected as prose.
 *
 * Blocks are separated by blank lines: `## ` and `### ` headings, `- ` and `1. ` lists (one item per line), `| a | b |` tables
 * whose first row is the head, `> ` a quote, anything else a paragraph. Inside a line: `**strong**` and `*emphasis*`.
 */
export function html(source: string): string {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => renderBlock(block.split('\n').map((line) => line.trim())))
    .join('');
}

function renderBlock(lines: readonly string[]): string {
  const first = lines[0] ?? '';
  if (first.startsWith('### ')) {
    return `<h3>${inline(first.slice(4))}</h3>`;
  }
  if (first.startsWith('## ')) {
    return `<h2>${inline(first.slice(3))}</h2>`;
  }
  if (first.startsWith('- ')) {
    return `<ul>${items(lines, /^- /)}</ul>`;
  }
  if (/^\d+\. /.test(first)) {
    return `<ol>${items(lines, /^\d+\. /)}</ol>`;
  }
  if (first.startsWith('|')) {
    return renderTable(lines);
  }
  if (first.startsWith('> ')) {
    return `<blockquote><p>${inline(joined(lines, /^> /))}</p></blockquote>`;
  }
  return `<p>${inline(lines.join(' '))}</p>`;
}

function items(lines: readonly string[], marker: RegExp): string {
  return lines.map((line) => `<li>${inline(line.replace(marker, ''))}</li>`).join('');
}

function joined(lines: readonly string[], marker: RegExp): string {
  return lines.map((line) => line.replace(marker, '')).join(' ');
}

function renderTable([head = '', ...rows]: readonly string[]): string {
  const body = rows.map((row) => `<tr>${cells(row, (cell) => `<td>${cell}</td>`)}</tr>`).join('');
  const headRow = cells(head, (cell) => `<th scope="col">${cell}</th>`);
  return `<table><thead><tr>${headRow}</tr></thead><tbody>${body}</tbody></table>`;
}

function cells(row: string, wrap: (cell: string) => string): string {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => wrap(inline(cell.trim())))
    .join('');
}

function inline(text: string): string {
  return (
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // An ending such as -chen stays with its hyphen, and so does e-mail.
      .replace(/(?<![\p{L}\p{N}])-(?=\p{L})|(?<=\be)-(?=mail)/gu, '\u2011')
      .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replace(/\*(.+?)\*/g, '<em>$1</em>')
  );
}
