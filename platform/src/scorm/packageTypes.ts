import mime from 'mime';

/** By the ending of the name alone, as what a browser shall take it for; bytes of no known kind run nowhere. */
export function contentTypeOf(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return type.startsWith('text/') || /(?:javascript|json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
