import { everyone, signedInOnly, type AccessRule } from '../testing/accessRule.ts';

export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /static/workspaces/{profileName}/template.html': everyone,
  'GET /static/workspaces/{profileName}/style.css': everyone,
  'GET /static/workspaces/{profileName}/header.js': everyone,
  'GET /static/workspaces/{profileName}/footer.js': everyone,
  'GET /static/workspaces/{profileName}/page.css': everyone,
  'POST /upload-api/v1/secured/workspaces/{id}/files/_upload': { may: 'signedIn', conditions: [403] },
  'GET /api/v1/secured/workspaces/{id}/files': signedInOnly,
  'GET /api/v1/secured/workspaces/{id}/files/{fileId}': { may: 'signedIn', finds: ['author', 'admin'] },
  'PATCH /api/v1/secured/workspaces/{id}/files/{fileId}': signedInOnly,
  'DELETE /api/v1/secured/workspaces/{id}/files/{fileId}': signedInOnly,
  'GET /static/files/{address}': everyone,
  // Of other sites: nothing of a workspace.
  'GET /static/stills/{host}/{video}': { may: 'everyone', finds: [] },
};
