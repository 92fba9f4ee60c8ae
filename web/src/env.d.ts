/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `off` where an operator has switched reading offline off. */
  readonly LECTERN_OFFLINE: string;
  /** Of the page that the same build wrote for browsers; known to the bundle of the server alone. */
  readonly LECTERN_PAGE_HASH: string;
}

declare module 'virtual:persisted-ids' {
  /** Ids of the persisted page queries by operation name. */
  export const persistedIds: Readonly<Record<string, string>>;
}

declare module 'virtual:messages/*' {
  import type { MessageFormatElement } from 'react-intl';
  /** The texts of a language by key, parsed. */
  export const messages: Record<string, MessageFormatElement[]>;
}
