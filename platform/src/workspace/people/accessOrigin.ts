/** Who can withdraw access: an admin, the personnel system that a sync reads, the identity provider that calls. */
export const accessOrigins = ['ADMIN', 'PERSONNEL', 'PROVIDER'] as const;
export type AccessOrigin = (typeof accessOrigins)[number];
