/** Whether a text can be a token of a link that we mailed. It becomes part of an address, so nothing else may be sent. */
export const isLinkToken = (token: string): boolean => /^[\w-]{1,200}$/.test(token);
