import { authorHands } from '../support/authoring/AuthorHands.ts';
import { buildCourse } from '../support/authoring/buildCourse.ts';
import { printedCourse, saying } from '../support/authoring/printedCourse.ts';
import { createGraphqlClient } from '../support/graphqlClient.ts';
import { authors, hosts } from '../support/hosts.ts';
import { keyboard, pointer } from '../support/inputDevice.ts';
import { expect, test } from '../support/learnerTest.ts';
import { signedIn } from '../support/restClient.ts';
import { signInAs } from '../support/signInAs.ts';

/** "Time Management Essentials" of the demo. */
const PRINTED = 102;

for (const by of ['mouse', 'keyboard'] as const) {
  test(`a new author builds a whole course from its printed text by ${by}, and it says the same word for word`, async ({
    page,
    platform,
    baseURL,
    watch,
  }) => {
    // A picture is looked for at each address on the way to its own, where that is typed letter by letter.
    watch.expect(/status of 404 .*localhost:\d+\/(?:s|st|sta|stat|stati|static(?:\/[^ ]*)?)\)/);
    test.setTimeout(45 * 60_000);
    // Signs in again each time: building takes longer than a token holds.
    const read = async (courseId: number) => {
      const { token } = await signedIn(platform, authors[hosts.lectern]);
      return printedCourse(createGraphqlClient(baseURL ?? '', hosts.lectern, { accessToken: token ?? '' }), courseId);
    };
    const printed = await read(PRINTED);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAs(page, 'author');
    const hands = authorHands(page, by === 'keyboard' ? keyboard(page) : pointer(page, false), by === 'keyboard');
    const id = await buildCourse(page, hands, `Built by ${by}`, printed);
    expect(saying(await read(id))).toEqual(saying(printed));
  });
}
