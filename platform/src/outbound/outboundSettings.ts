/** Settings of calls to other servers. */
import { list, type ValuesOf } from '../shared/settingKinds.ts';

export const outboundSettings = {
  OUTBOUND_PRIVATE_HOSTS: list
    .default([])
    .describe(
      'Hosts with port, separated by commas, that the platform may call although their address is not public, such as 127.0.0.1:9000.',
    ),
};

export const outboundConfig = (values: ValuesOf<typeof outboundSettings>) => ({
  outboundPrivateHosts: values.OUTBOUND_PRIVATE_HOSTS as readonly string[],
});
