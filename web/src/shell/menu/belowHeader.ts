import type { PositioningProps } from '@fluentui/react-components';

/** Below a button of the header, and as still as the header is while the page scrolls (NAV-13). */
export const belowHeader = { position: 'below', align: 'end', strategy: 'fixed' } as const satisfies PositioningProps;
