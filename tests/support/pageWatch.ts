import { expect, type Page } from '@playwright/test';

/** What a page has said that a person would not see. */
export interface PageWatch {
  /** Errors of the console, uncaught errors, and violations of the content security policy. */
  readonly complaints: string[];
  /** Complaints that fit are expected by this test, such as requests that it made fail itself. */
  expect(pattern: RegExp): void;
  readonly expected: readonly RegExp[];
}

/** The listener of this file itself, which the preview of a workspace and a mail in the outbox keep out like any script. */
const OWN_SCRIPT = /^Blocked script execution in '(?:about:blank|[^']*\/outbox\/\d+)'/;

/** Listens to a page from before its first document on. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const complaints: string[] = [];
  const expected = [OWN_SCRIPT];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`Content security policy: ${event.violatedDirective} refused ${event.blockedURI}`);
    });
  });
  return { complaints, expected, expect: (pattern) => expected.push(pattern) };
}

/** Fails when the page complained about anything that was not expected. */
export function expectCalm({ complaints, expected }: Pick<PageWatch, 'complaints' | 'expected'>): void {
  expect(complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
}
