import { expect, it } from 'vitest';
import { linkedInAddress } from './linkedInAddress.ts';

it('OP-76 fills in LinkedIn’s form with name, organisation, month of issue, address and number', () => {
  const { origin, pathname, searchParams } = new URL(
    linkedInAddress({
      name: 'Deutsch & mehr',
      organization: 'Demo Academy',
      issueTime: '2030-01-31T23:30:00.000Z',
      url: 'https://learn.test/verifycertificate/?uuid=ab-12',
      id: 'ab-12',
    }),
  );
  expect(`${origin}${pathname}`).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Deutsch & mehr',
    organizationName: 'Demo Academy',
    issueYear: '2030',
    issueMonth: '1',
    certUrl: 'https://learn.test/verifycertificate/?uuid=ab-12',
    certId: 'ab-12',
  });
});
