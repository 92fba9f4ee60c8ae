import { sampledAppearance } from '../support/axeGrid.ts';
import { screens } from '../support/axeScreens.ts';
import { test } from '../support/axeTest.ts';
import { controlScreens } from '../support/controls/controlScreens.ts';
import { judgeControls, judgeScreen } from '../support/judgeScreen.ts';

// The screens know nothing of each other, so all workers take part.
test.describe.configure({ mode: 'parallel' });

// The sample of `npm run test:axe`: each screen in one language, colour mode and size, another one than its neighbours.
for (const [index, screen] of screens.entries()) {
  test(`A11Y-01 THEME-02 I18N-01 ${screen.name} is accessible and whole`, async ({ tabOf, baseURL }) => {
    await judgeScreen(tabOf, baseURL ?? '', screen, [sampledAppearance(index)]);
  });
}

for (const [index, screen] of controlScreens.entries()) {
  test(`A11Y-01 I18N-01 the controls of ${screen.name} are named, large enough and focused in sight`, async ({
    tabOf,
    baseURL,
  }) => {
    await judgeControls(tabOf, baseURL ?? '', screen, sampledAppearance(index));
  });
}
