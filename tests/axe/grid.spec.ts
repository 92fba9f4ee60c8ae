import { ALL_APPEARANCES } from '../support/axeGrid.ts';
import { screens } from '../support/axeScreens.ts';
import { test } from '../support/axeTest.ts';
import { judgeScreen } from '../support/judgeScreen.ts';

for (const screen of screens) {
  for (const language of ['en', 'uk', 'pt', 'de', 'ru']) {
    test(`A11Y-01 THEME-02 I18N-01 ${screen.name} in ${language}`, async ({ tabOf, baseURL }) => {
      const appearances = ALL_APPEARANCES.filter((appearance) => appearance.language === language);
      await judgeScreen(tabOf, baseURL ?? '', [screen], appearances);
    });
  }
}
