import { describe, expect, test } from 'vitest';
import type { PersonRow } from '../peopleQueries.ts';
import { planImport } from './importRules.ts';

const somebody = (change: Partial<PersonRow>): PersonRow => ({
  userId: 1200,
  username: 'ayse@people.test',
  name: null,
  admin: false,
  createCourse: false,
  createVoucher: false,
  status: 'ADDED',
  addressProven: false,
  invitedTime: null,
  leftTime: null,
  leftBy: null,
  revokedBy: null,
  adminPromised: false,
  groups: [],
  createTime: new Date(0),
  updateTime: new Date(0),
  ...change,
});

describe('BEY-12 OP-165 what a row of an import comes to', () => {
  const none = { createCourse: false, createVoucher: false };
  test.each([
    ['somebody new', null, {}, false, { kind: 'ADD', rights: none, invites: false }],
    [
      'somebody new who is invited',
      null,
      { createCourse: true },
      true,
      { kind: 'ADD', rights: { ...none, createCourse: true }, invites: true },
    ],
    ['somebody who is there', somebody({ createCourse: true }), {}, false, { kind: 'LEAVE', code: 'THERE' }],
    [
      'somebody with other rights',
      somebody({ createCourse: true }),
      { createCourse: false },
      false,
      { kind: 'CHANGE', rights: none, invites: false },
    ],
    [
      'somebody new with a name',
      null,
      { name: 'Ayşe Kaya' },
      false,
      { kind: 'ADD', rights: none, name: 'Ayşe Kaya', invites: false },
    ],
    [
      'somebody who waits and had no name',
      somebody({}),
      { name: 'Ayşe Kaya' },
      true,
      { kind: 'CHANGE', rights: null, name: 'Ayşe Kaya', invites: true },
    ],
    [
      'the name that they have',
      somebody({ name: 'Ayşe Kaya' }),
      { name: 'Ayşe Kaya' },
      false,
      { kind: 'LEAVE', code: 'THERE' },
    ],
    ['no name where they have one', somebody({ name: 'Ayşe Kaya' }), {}, false, { kind: 'LEAVE', code: 'THERE' }],
    [
      'another name than an account has',
      somebody({ status: 'REGISTERED', name: 'Ayşe' }),
      { name: 'Ayşe Kaya' },
      false,
      { kind: 'LEAVE', code: 'THERE' },
    ],
    [
      'another name and other rights than an account has',
      somebody({ status: 'REGISTERED', name: 'Ayşe', createCourse: true }),
      { name: 'Ayşe Kaya', createCourse: false },
      false,
      { kind: 'CHANGE', rights: none, invites: false },
    ],
    [
      'a name of somebody who was revoked',
      somebody({ status: 'REVOKED' }),
      { name: 'Ayşe Kaya' },
      false,
      { kind: 'LEAVE', code: 'REVOKED' },
    ],
    ['somebody who waits for an invitation', somebody({}), {}, true, { kind: 'INVITE' }],
    ['somebody who was invited', somebody({ status: 'INVITED' }), {}, true, { kind: 'LEAVE', code: 'THERE' }],
    ['somebody with an account', somebody({ status: 'REGISTERED' }), {}, true, { kind: 'LEAVE', code: 'THERE' }],
    [
      'whom an admin has revoked',
      somebody({ status: 'REVOKED' }),
      { createCourse: true },
      true,
      { kind: 'LEAVE', code: 'REVOKED' },
    ],
  ] as const)('%s', (_name, person, rights, invite, plan) => {
    expect(planImport(person, rights, invite)).toEqual(plan);
  });
});
