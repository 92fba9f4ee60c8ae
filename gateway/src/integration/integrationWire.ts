import type { Schemas } from '../rest/Schemas.ts';

/** A connected provider, without its secrets. */
export type IntegrationWire = Schemas['Integration'];

/** A kind that can be connected. */
export type IntegrationProviderWire = Schemas['IntegrationProvider'];

export type IntegrationCheckWire = Schemas['IntegrationCheck'];

export type IntegrationSyncWire = Schemas['IntegrationSync'];

export interface DiscoveryWire {
  readonly provider: Schemas['DiscoveredSignIn'] | null;
  readonly check: IntegrationCheckWire;
}
