import { test } from '@playwright/test';
import { sampledAppearances } from '../support/axeGrid.ts';
import { screens } from '../support/axeScreens.ts';
import { judgeScreen } from '../support/judgeScreen.ts';

// The screens know nothing of each other, so all workers take part.
test.describe.configure({ mode: 'parallel' });

// The sample of `npm run test:axe`: with all screens, every pair of screen, language, colour mode and size occurs.
for (const [index, screen] of screens.entries()) {
  test(`A11Y-01 THEME-02 I18N-01 ${screen.name} is accessible and whole in every language, mode and size`, async ({
    browser,
    baseURL,
  }) => {
    await judgeScreen(browser, baseURL ?? '', screen, sampledAppearances(index));
  });
}
