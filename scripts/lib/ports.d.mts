export function isPortFree(port: number, host?: string): Promise<boolean>;
/** A port that the system has just given out and that nobody uses. */
export function freePort(host?: string): Promise<number>;
