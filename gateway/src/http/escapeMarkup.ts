const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML or XML, in an element or between the quotation marks of an attribute. */
export const escapeMarkup = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
