import { keyboard, pointer } from '../support/inputDevice.ts';
import { walkFixedOrder, walkToCertificate } from '../support/journey.ts';
import { test } from '../support/learnerTest.ts';

test('CAT-01 AUTH-02 ENR-01 LEC-01 QUIZ-04 CERT-04 CERT-06 OP-45 OP-103 a visitor becomes a certified learner by touch @small', async ({
  page,
  platform,
  hasTouch,
}) => {
  await walkToCertificate(page, pointer(page, hasTouch), platform);
});

test('LEC-10 OP-45 OP-103 PROG-11 a course whose lectures open in order leads to its certificate and never contradicts itself', async ({
  page,
  platform,
  learner,
  hasTouch,
}) => {
  await walkFixedOrder(page, pointer(page, hasTouch), platform, learner);
});

test('OP-58 the same way leads to the certificate by keyboard alone', async ({ page, platform }) => {
  await walkToCertificate(page, keyboard(page), platform);
});
