/** Where things stand on a printed certificate, in points. */
export const PAGE = { width: 841.89, height: 595.28 };
export const PANEL_WIDTH = 252;
export const MARGIN = 56;
/** Right of the panel: what the certificate says. */
export const COLUMN = { x: PANEL_WIDTH + 64, width: PAGE.width - PANEL_WIDTH - 64 - MARGIN };
