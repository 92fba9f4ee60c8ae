/** Addresses of the platform that several domains build on. */
import { encoded } from '../rsql.ts';

export const publicWorkspacesPath = '/api/v1/public/workspaces';
export const securedWorkspacesPath = '/api/v1/secured/workspaces';

/** `/secured/workspaces/{id}`, below which admins work. */
export const workspacePath = (workspaceId: number): string => `${securedWorkspacesPath}/${workspaceId}`;

/** Where the static files of a workspace stand (OP-28). */
export const profileFolder = (profileName: string): string => `/static/workspaces/${encoded(profileName)}`;

export const profilePath = (profileName: string): string => `${profileFolder(profileName)}/profile.json`;
