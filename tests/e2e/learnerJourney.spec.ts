import { keyboard, pointer } from '../support/inputDevice.ts';
import { beginFixedOrder, walkToCertificate } from '../support/journey.ts';
import { test } from '../support/learnerTest.ts';

test('CAT-01 AUTH-02 ENR-01 LEC-01 QUIZ-04 CERT-04 CERT-06 OP-45 OP-103 a visitor becomes a certified learner by mouse or touch @phone', async ({
  page,
  platform,
  hasTouch,
}) => {
  await walkToCertificate(page, pointer(page, hasTouch), platform);
  await beginFixedOrder(page, pointer(page, hasTouch), platform);
});

test('OP-58 the same way leads to the certificate by keyboard alone', async ({ page, platform }) => {
  await walkToCertificate(page, keyboard(page), platform);
});
