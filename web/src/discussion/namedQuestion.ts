/** The raw id of the question that an address names (`?question=`), null for none. */
export function namedQuestion(search: string): number | null {
  const id = new URLSearchParams(search).get('question') ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
