import { sampledAppearance } from '../support/axeGrid.ts';
import { screens } from '../support/axeScreens.ts';
import { test } from '../support/axeTest.ts';
import { controlScreens } from '../support/controls/controlScreens.ts';
import { judgeControls, judgeScreen } from '../support/judgeScreen.ts';
import { sharedVisits, type Visit } from '../support/sharedVisits.ts';

// The screens know nothing of each other, so all workers take part.
test.describe.configure({ mode: 'parallel' });

const namesOf = (visit: Visit): string => visit.map(({ name }) => name).join(', then ');

// The sample of `npm run test:axe`: each screen in one language, colour mode and size, another one than its
// neighbours, except what opens on a page that is looked at anyway.
for (const visit of sharedVisits(screens)) {
  test(`A11Y-01 THEME-02 I18N-01 ${namesOf(visit)} is accessible and whole`, async ({ tabOf, baseURL }) => {
    await judgeScreen(tabOf, baseURL ?? '', visit, [sampledAppearance(screens.indexOf(visit[0]))]);
  });
}

for (const visit of sharedVisits(controlScreens)) {
  test(`A11Y-01 I18N-01 the controls of ${namesOf(visit)} are named, large enough and focused in sight`, async ({
    tabOf,
    baseURL,
  }) => {
    await judgeControls(tabOf, baseURL ?? '', visit, sampledAppearance(controlScreens.indexOf(visit[0])));
  });
}
