import type { PageRequest, PageWire } from '../pagination.ts';
import type { Rest } from '../rest/Rest.ts';
import { withQuery } from '../rsql.ts';
import type { UserGamificationWire } from './achievementWire.ts';

/** REST-34 `GET /secured/usercoursegamificationitems`: the viewer's own, or their frames alone, the newest first. */
export const getUserGamifications = (
  rest: Rest,
  query: PageRequest & { readonly kind?: 'FRAME' },
): Promise<PageWire<UserGamificationWire>> =>
  rest.get(withQuery('/api/v1/secured/usercoursegamificationitems', { ...query }));

/** REST-33 `POST /secured/usercourses/{id}/gamification/{gamificationId}`; 412 when the condition is not met. */
export const postGamification = (
  rest: Rest,
  userCourseId: number,
  gamificationId: number,
): Promise<UserGamificationWire> =>
  rest.post(`/api/v1/secured/usercourses/${userCourseId}/gamification/${gamificationId}`);
