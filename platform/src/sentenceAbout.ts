/** Verbs with which a rule continues the sentence that the name of its field begins. */
const verbs = /^(?:is|are|must|has|have|may|can|cannot|should|does|do|shows|names|makes|stands|goes)\b/;
const ended = /[.!?…]$/;

/** The path of a member as JSON and JavaScript write it, `modules[0].name`, from a dotted one. */
export const jsonPath = (field: string): string => field.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

/** A sentence with its full stop. */
export const asSentence = (text: string): string => (ended.test(text) ? text : `${text}.`);

/**
 * What a rule says of a field, as a whole sentence that names the field: rules give its end (`must be a text`) or what is wrong
 * (`there is no item 9`). One that begins with a capital or with a name is whole already. An empty field is the body.
 */
export function sentenceAbout(field: string, message: string): string {
  if (/^[\p{Lu}`]/u.test(message)) {
    return asSentence(message);
  }
  const name = field === '' ? 'The body' : `\`${jsonPath(field)}\``;
  return asSentence(`${name}${verbs.test(message) ? '' : ':'} ${message}`);
}

/** So many of several are told in the message itself; all of them stand in `errors`. */
const mostTold = 3;

/** One message for all fields that do not fit. */
export function sentencesTogether(sentences: readonly string[]): string {
  const more = sentences.length - mostTold;
  const told = sentences.slice(0, mostTold).join(' ');
  return more > 0 ? `${told} There ${more === 1 ? 'is 1 more' : `are ${more} more`} in \`errors\`.` : told;
}
