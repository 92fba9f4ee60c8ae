import type { BrowserContext, Frame, Page } from '@playwright/test';

/** A call of a package to the run-time, as the player answered it. */
export interface RuntimeCall {
  readonly method: string;
  readonly args: readonly string[];
  readonly answer: string;
  /** The code of its error; '0' for none. */
  readonly code: string;
}

declare global {
  interface Window {
    lecternCalls?: RuntimeCall[];
  }
}

/** Has every call noted, in the player's page alone; the package sees the run-time as it is. */
export async function noteRuntimeCalls(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!location.pathname.startsWith('/player/')) return;
    const calls: RuntimeCall[] = [];
    window.lecternCalls = calls;
    const define = Object.defineProperty.bind(Object);
    Object.defineProperty = <T>(target: T, name: PropertyKey, property: PropertyDescriptor & ThisType<unknown>): T => {
      if ((target as unknown) !== window || (name !== 'API' && name !== 'API_1484_11')) {
        return define(target, name, property);
      }
      const api = property.value as Record<string, (...args: string[]) => string>;
      const lastError = api['LMSGetLastError'] ?? api['GetLastError'];
      const noted = Object.fromEntries(
        Object.entries(api).map(([method, call]) => [
          method,
          (...args: string[]) => {
            const answer = call(...args);
            if (!/LastError|ErrorString|Diagnostic/.test(method)) {
              calls.push({
                method: method.replace('LMS', ''),
                args: args.map(String),
                answer,
                code: lastError?.() ?? '',
              });
            }
            return answer;
          },
        ]),
      );
      return define(target, name, { ...property, value: noted });
    };
  });
}

export const playerFrame = (page: Page): Frame | undefined =>
  page.frames().find((frame) => new URL(frame.url(), 'http://none').pathname.startsWith('/player/'));

/** What was called so far in the item that is open. */
export const runtimeCalls = async (page: Page): Promise<readonly RuntimeCall[]> =>
  (await playerFrame(page)
    ?.evaluate(() => window.lecternCalls ?? [])
    .catch(() => [])) ?? [];
