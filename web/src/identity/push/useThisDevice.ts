import { useEffect, useState } from 'react';
import {
  currentEndpointHash,
  hashOf,
  pushSupport,
  subscribe,
  unsubscribe,
  type PushSupport,
} from './pushSubscription.ts';
import { useAddNoticeDevice } from './useAddNoticeDevice.ts';
import { useRemoveNoticeDevice } from './useRemoveNoticeDevice.ts';

export interface NoticeDevice {
  readonly deviceId: number;
  readonly endpointHash: string;
}

export interface ThisDevice {
  readonly support: PushSupport;
  readonly on: boolean;
  readonly pending: boolean;
  readonly failed: boolean;
  readonly turn: (on: boolean) => void;
}

/** Whether this browser takes notices, and the switch for it. Nothing is asked of the person before they turn it on. */
export function useThisDevice(publicKey: string, devices: readonly NoticeDevice[]): ThisDevice {
  const [support, setSupport] = useState(pushSupport);
  const [endpointHash, setEndpointHash] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const add = useAddNoticeDevice();
  const remove = useRemoveNoticeDevice();
  const known = devices.find((device) => device.endpointHash === endpointHash);

  useEffect(() => {
    if (pushSupport() === 'unsupported') return undefined;
    let stillHere = true;
    const find = async (): Promise<void> => {
      // A browser that cannot tell has none.
      const hash = await currentEndpointHash().catch(() => null);
      if (stillHere) setEndpointHash(hash);
    };
    void find();
    return () => {
      stillHere = false;
    };
  }, []);

  async function turnOn(): Promise<void> {
    const subscription = await subscribe(publicKey);
    setSupport(pushSupport());
    if (subscription === null) return;
    await add(subscription);
    setEndpointHash(await hashOf(subscription.endpoint));
  }

  async function turnOff(deviceId: number): Promise<void> {
    await remove(deviceId);
    setEndpointHash(null);
    await unsubscribe();
  }

  const turn = (on: boolean): void => {
    if (pending) return;
    setFailed(false);
    setPending(true);
    const turned = on || known === undefined ? turnOn() : turnOff(known.deviceId);
    void turned.catch(() => setFailed(true)).finally(() => setPending(false));
  };
  return { support, on: known !== undefined, pending, failed, turn };
}
