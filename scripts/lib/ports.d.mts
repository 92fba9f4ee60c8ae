export function isPortFree(port: number, host?: string): Promise<boolean>;
/** A port that nobody uses, another one at each call of this process. */
export function freePort(host?: string): Promise<number>;
