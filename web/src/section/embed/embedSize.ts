/** How large a page may be drawn, in the order in which it is offered. */
export const embedSizes = ['WIDE', 'STANDARD', 'SQUARE', 'TALL'] as const;

export type EmbedSize = (typeof embedSizes)[number];

/** A size as the servers say it; one that this version does not know is the first. */
export const knownSize = (size: string): EmbedSize => embedSizes.find((known) => known === size) ?? 'WIDE';
