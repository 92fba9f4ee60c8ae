/** Settings of personnel systems. */
import { z } from 'zod';
import type { ValuesOf } from '../../shared/settingKinds.ts';

export const personnelSettings = {
  PERSONNEL_DIRECTORY_URL: z
    .url()
    .refine((text) => text.includes('{subdomain}') || text.includes('%7Bsubdomain%7D'), 'must have {subdomain} in it')
    .default('https://api.bamboohr.com/api/gateway.php/{subdomain}/v1/employees/directory')
    .describe(
      'Address of the employee directory that a workspace names by subdomain and API key; {subdomain} stands for the first.',
    ),
};

export const personnelConfig = (values: ValuesOf<typeof personnelSettings>) => ({
  personnelDirectoryUrl: values.PERSONNEL_DIRECTORY_URL,
});
