/** Settings of SCORM packages. */
import { count, type ValuesOf } from '../shared/settingKinds.ts';

export const scormSettings = {
  SCORM_PACKAGE_BYTES: count
    .max(2 * 1024 ** 3)
    .default(200 * 1024 ** 2)
    .describe('Most bytes of one SCORM package as it is sent, and three times as many unpacked (OP-70).'),
};

export const scormConfig = (values: ValuesOf<typeof scormSettings>) => ({
  scormPackageBytes: values.SCORM_PACKAGE_BYTES,
});
