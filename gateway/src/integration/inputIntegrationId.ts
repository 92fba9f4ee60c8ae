import { inputId } from '../globalId.ts';

/** The raw id of an integration of any kind. Throws BAD_USER_INPUT for what is none. */
export const inputIntegrationId = (id: string): number =>
  inputId(
    id,
    'integrationId',
    'PersonnelIntegration',
    'OAuthIntegration',
    'LoomIntegration',
    'ForumIntegration',
    'PushIntegration',
  );
