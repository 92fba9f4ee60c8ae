import { expect, it } from 'vitest';
import { linkedInAddress, type ProfileEntry } from './linkedInAddress.ts';

const entry: ProfileEntry = {
  name: 'Deutsch & mehr',
  organization: 'Demo Academy',
  issueTime: '2030-01-31T23:30:00.000Z',
  expireTime: null,
  url: 'https://learn.test/verifycertificate/?uuid=ab-12',
  id: 'ab-12',
};

it('OP-76 fills in LinkedIn’s form with name, organisation, month of issue, address and number', () => {
  const { origin, pathname, searchParams } = new URL(linkedInAddress(entry));
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

it('BEY-17 OP-76 and the month in which it expires, where it does', () => {
  const { searchParams } = new URL(linkedInAddress({ ...entry, expireTime: '2031-12-31T23:30:00.000Z' }));
  expect([searchParams.get('expirationYear'), searchParams.get('expirationMonth')]).toEqual(['2031', '12']);
});
