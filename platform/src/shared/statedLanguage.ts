/** The language that an author states in the metadata of a course (`lang`, BCP 47); null where they state none. */
export function statedLanguage(metadata: Readonly<Record<string, unknown>>): string | null {
  const { lang } = metadata;
  return typeof lang === 'string' && lang.trim() !== '' ? lang.trim() : null;
}
