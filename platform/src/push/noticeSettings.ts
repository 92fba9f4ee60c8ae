import { createHash } from 'node:crypto';
import { inWorkspace, type Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { DomainError, invalidField } from '../errors.ts';
import { addressProblem } from '../outbound/urlRules.ts';
import {
  deleteDevice,
  findMuted,
  keepNewestDevices,
  listDevices,
  mute,
  unmute,
  upsertDevice,
  type DevicePerson,
} from './pushDeviceQueries.ts';
import { pushKeyOf } from './pushKey.ts';
import { pushKinds } from './pushKinds.ts';
import type { DeviceRequest, NoticesPatch, NoticesResponse } from './pushSchemas.ts';
import type { Id } from '../shared/id.ts';

type SettingsDeps = Pick<Deps, 'db' | 'config' | 'clock'>;

/** More browsers than anybody uses. */
const mostDevices = 20;

/** Which notices a person gets, and where (BEY-15). */
export const readNotices = ({ db, config }: SettingsDeps, person: DevicePerson): Promise<NoticesResponse> =>
  inWorkspace(db, person.workspaceId, (trx) => noticesOf(trx, config, person));

/** Switches kinds on and off, on all devices of the person. */
export const changeNotices = (
  { db, config }: SettingsDeps,
  person: DevicePerson,
  patch: NoticesPatch,
): Promise<NoticesResponse> =>
  inWorkspace(db, person.workspaceId, async (trx) => {
    const [off, on] = [kindsSet(patch, false), kindsSet(patch, true)];
    if (off.length > 0) {
      await mute(trx, person, off);
    }
    if (on.length > 0) {
      await unmute(trx, person, on);
    }
    return noticesOf(trx, config, person);
  });

/** The kinds that a patch sets to this. */
const kindsSet = (patch: NoticesPatch, wanted: boolean) =>
  (['certificate', 'achievement', 'due', 'reply', 'question', 'enrolment'] as const)
    .filter((name) => patch[name] === wanted)
    .map((name) => pushKinds[name]);

/** Has notices sent to a browser as long as this sign-in lasts. Throws INVALID for an address that the platform does not call. */
export function addDevice(
  { db, config, clock }: SettingsDeps,
  person: DevicePerson & { readonly familyId: string },
  device: DeviceRequest,
): Promise<NoticesResponse> {
  const problem = addressProblem(device.endpoint, { privateHosts: config.outboundPrivateHosts });
  if (problem !== undefined) {
    throw invalidField('endpoint', problem);
  }
  return inWorkspace(db, person.workspaceId, async (trx) => {
    await upsertDevice(trx, person, person.familyId, device, clock());
    await keepNewestDevices(trx, person, mostDevices);
    return noticesOf(trx, config, person);
  });
}

/** Throws NOT_FOUND for a device that is not the person's. */
export const removeDevice = (
  { db, config }: SettingsDeps,
  person: DevicePerson,
  deviceId: Id,
): Promise<NoticesResponse> =>
  inWorkspace(db, person.workspaceId, async (trx) => {
    if (!(await deleteDevice(trx, person, deviceId))) {
      throw new DomainError('NOT_FOUND');
    }
    return noticesOf(trx, config, person);
  });

async function noticesOf(trx: Trx, config: Deps['config'], person: DevicePerson): Promise<NoticesResponse> {
  const { publicKey } = await pushKeyOf(trx, person.workspaceId, config);
  const muted = await findMuted(trx, person);
  const devices = await listDevices(trx, person);
  return {
    publicKey,
    certificate: !muted.has('CERTIFICATE'),
    achievement: !muted.has('ACHIEVEMENT'),
    due: !muted.has('DUE'),
    reply: !muted.has('REPLY'),
    question: !muted.has('QUESTION'),
    enrolment: !muted.has('ENROLMENT'),
    devices: devices.map(({ push_device_id: id, endpoint, created_time: time }) => ({
      id,
      endpointHash: createHash('sha256').update(endpoint).digest('hex'),
      createTime: time.toISOString(),
    })),
  };
}
