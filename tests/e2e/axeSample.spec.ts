import { test } from '@playwright/test';
import { sampledAppearances } from '../support/axeGrid.ts';
import { screens } from '../support/axeScreens.ts';
import { controlScreens } from '../support/controls/controlScreens.ts';
import { judgeControls, judgeScreen } from '../support/judgeScreen.ts';

// The screens know nothing of each other, so all workers take part.
test.describe.configure({ mode: 'parallel' });

// The sample of `npm run test:axe`: each screen in two languages, both colour modes and both sizes.
for (const [index, screen] of screens.entries()) {
  test(`A11Y-01 THEME-02 I18N-01 ${screen.name} is accessible and whole in languages, modes and sizes`, async ({
    browser,
    baseURL,
  }) => {
    const appearances = sampledAppearances(index);
    await judgeScreen(browser, baseURL ?? '', screen, appearances, appearances[index % 2]);
  });
}

for (const [index, screen] of controlScreens.entries()) {
  test(`A11Y-01 I18N-01 the controls of ${screen.name} are named, large enough and focused in sight`, async ({
    browser,
    baseURL,
  }) => {
    const appearances = sampledAppearances(index);
    await judgeControls(browser, baseURL ?? '', screen, appearances, index % 2 === 0 ? appearances[0] : appearances[1]);
  });
}
