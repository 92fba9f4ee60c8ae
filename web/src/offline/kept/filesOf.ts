/** Addresses of files of this site within answers: on their own or in the HTML of authors, with or without the origin. */
const fileAddress = /(?:https?:\/\/[^\s"'<>()/]+)?\/(?:files|static)\/[^\s"'<>()\\]+/g;

/** Raster pictures are served in several widths; one is stored and used for all of them. */
const keptWidth = 1024;
const raster = /\.(?:jpe?g|png|webp)$/i;

/** The files of this site that an answer names, each once, by the path under which it is kept. Files from elsewhere need the network. */
export function filesOf(answer: unknown, origin: string): readonly string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const [address] of value.matchAll(fileAddress)) {
        const url = new URL(address.replaceAll('&amp;', '&'), origin);
        if (url.origin === origin)
          found.add(raster.test(url.pathname) ? `${url.pathname}?w=${keptWidth}` : url.pathname);
      }
    } else if (value !== null && typeof value === 'object') {
      Object.values(value).forEach(walk);
    }
  };
  walk(answer);
  return [...found];
}
