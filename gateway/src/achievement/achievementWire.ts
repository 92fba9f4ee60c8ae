/** Achievements as the platform answers them (GW-26, OP-25). */
import type { Schemas } from '../rest/Schemas.ts';

/** An achievement of a course, or one that only decorates a person. */
export type GamificationItemWire = Schemas['GamificationItem'] | Schemas['DecorationItem'];

/** With the state of the learner whose user course it stands in. */
export type UserGamificationItemWire = Schemas['UserGamificationItem'];

export type UserGamificationWire = Schemas['UserGamification'] | Schemas['Decoration'];
