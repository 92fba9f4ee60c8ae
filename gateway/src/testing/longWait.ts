/** For `vi.waitFor`, which waits for one second otherwise: what is waited for comes or it does not, and a busy machine takes its time. */
export const longWait = { timeout: 300_000 };
