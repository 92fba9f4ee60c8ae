import { z } from 'zod';
import { publicIntegration } from '../integration/integrationSchemas.ts';

const consent = z
  .object({
    id: z.int().describe('Id of the consent, for accepting it.'),
    url: z.string().describe('Address of the text.'),
  })
  .meta({ id: 'Consent', description: 'A version of the terms and the privacy text of a workspace.' });

export const workspaceResponse = z
  .object({
    id: z.int().describe('Id of the workspace.'),
    hostname: z.string().describe('Host that the workspace is served from, without port.'),
    company: z.string().nullable().describe('Name of the company or school.'),
    color: z.string().nullable().describe('Main colour, as in CSS.'),
    coverImage: z.string().nullable().describe('Address of the cover picture.'),
    consent: consent.nullable().describe('The same as `activeConsent`.'),
    activeConsent: consent.nullable().describe('The consent to accept at sign-in; null when there is none.'),
    publicIntegrations: z.array(publicIntegration).describe('Integrations that clients use, without their secrets.'),
    externalSignIns: z
      .array(
        z.object({
          realm: z.enum(['google', 'facebook', 'custom-oauth2']).describe('Which provider; the `realm` of the grant.'),
          label: z.string().describe('Name to show on the button.'),
        }),
      )
      .describe('Ways to sign in beside the password, in the order to show them (OP-36).'),
    files: z
      .object({
        template: z.boolean().describe('Whether there is a `template.html`.'),
        style: z.boolean().describe('Whether there is a `style.css`.'),
        headerScript: z.boolean().describe('Whether there is a `header.js`, with `remoteComponents` only.'),
        footerScript: z.boolean().describe('Whether there is a `footer.js`, with `remoteComponents` only.'),
        pageStyle: z.boolean().describe('Whether there is a `page.css`, with `remoteComponents` only.'),
      })
      .describe('Static files of the operator, beside `profile.json` (WS-16, WS-17).'),
    trial: z.boolean().describe('Whether this is a trial workspace (OP-48).'),
    trialContact: z
      .string()
      .nullable()
      .describe(
        'Where to ask for a longer trial: an address with `mailto:` or of a page. Null where the operator names none, and for a workspace that is no trial (OP-191).',
      ),
    maxVideoBytes: z.int().describe('Most bytes of one video that is uploaded (OP-31).'),
    embedHosts: z
      .array(z.string())
      .describe(
        'Hosts whose pages may be embedded in lectures: a host, `*.` and a domain for all below it, or either with a path (OP-231).',
      ),
    createdTime: z.string().describe('When the workspace was made; ISO 8601, UTC.'),
  })
  .meta({ id: 'Workspace', description: 'A tenant, identified by its host (GW-29, OP-27).' });

export type WorkspaceResponse = z.output<typeof workspaceResponse>;

export const idParams = z.object({
  id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe('Id of the resource.'),
});
