/** The run-time page on the origin of packages, which any address there names. */
export const playerAddress = (contentUrl: string): string => new URL('/player/index.html', contentUrl).href;
