import { kitchenHygiene } from './acme/kitchenHygiene.ts';
import { knifeSkills } from './acme/knifeSkills.ts';
import { germanForBeginners } from './german/germanForBeginners.ts';
import { howToLearnWell } from './learn/howToLearnWell.ts';
import { accessibilityFoundations } from './small/accessibilityFoundations.ts';
import { clearEmails } from './small/clearEmails.ts';
import { publicSpeaking } from './small/publicSpeaking.ts';
import { readingCharts } from './small/readingCharts.ts';
import { smartphonePhotography } from './small/smartphonePhotography.ts';
import { tidySpreadsheets } from './small/tidySpreadsheets.ts';
import { timeManagementEssentials } from './time/timeManagementEssentials.ts';
import { whichCourse } from './umbrella/whichCourse.ts';
import type { SeedCourse } from './wire.ts';

/**
 * Every demo course, in the order of creation; the catalogue shows the last one first (CAT-08).
 *
 * @param now the moment of the seed, from which the dates of "will start" and "finished" are counted
 */
export function allCourses(now: Date): readonly SeedCourse[] {
  return [
    tidySpreadsheets(now),
    accessibilityFoundations,
    readingCharts,
    smartphonePhotography(now),
    clearEmails,
    howToLearnWell,
    timeManagementEssentials,
    germanForBeginners,
    publicSpeaking(now),
    whichCourse,
    knifeSkills,
    kitchenHygiene,
  ];
}
