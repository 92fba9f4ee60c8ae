import type { Id } from '../../shared/id.ts';
import type { Issuer } from '../certificateService.ts';

/** Where the documents of a workspace's credentials are found; each is its document's id as well. */
export const credentialAddresses = ({ origin }: Pick<Issuer, 'origin'>) => ({
  issuer: `${origin}/credentials/issuer`,
  key: (keyId: string): string => `${origin}/credentials/keys/${keyId}`,
  credential: (uuid: string): string => `${origin}/credentials/${uuid}`,
  achievement: (courseId: Id): string => `${origin}/credentials/achievements/${courseId}`,
  statusList: (list: number): string => `${origin}/credentials/status/${list}`,
});
