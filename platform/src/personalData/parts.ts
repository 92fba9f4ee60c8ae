import { personalData as achievement } from '../achievement/personalData.ts';
import { personalData as audit } from '../audit/personalData.ts';
import { personalData as campaign } from '../campaign/personalData.ts';
import { personalData as bulkExport } from '../bulkExport/personalData.ts';
import { personalData as certificate } from '../certificate/personalData.ts';
import { personalData as course } from '../course/personalData.ts';
import { personalData as discussion } from '../discussion/personalData.ts';
import { personalData as enrolment } from '../enrolment/personalData.ts';
import { personalData as fact } from '../fact/personalData.ts';
import { personalData as file } from '../file/personalData.ts';
import { personalData as http } from '../http/personalData.ts';
import { personalData as identity } from '../identity/personalData.ts';
import { personalData as integration } from '../integration/personalData.ts';
import { personalData as job } from '../job/personalData.ts';
import { personalData as mail } from '../mail/personalData.ts';
import { personalData as privacy } from '../privacy/personalData.ts';
import { personalData as push } from '../push/personalData.ts';
import { personalData as reminder } from '../reminder/personalData.ts';
import { personalData as review } from '../review/personalData.ts';
import { personalData as scorm } from '../scorm/personalData.ts';
import { personalData as study } from '../study/personalData.ts';
import { personalData as workspace } from '../workspace/personalData.ts';
import type { PersonalDataPart } from './personalDataPart.ts';

/**
 * The rooms that hold data of people, in the order in which they erase it: certificates are the first after the account, as one may be
 * issued until it is gone; messages go before job rows forget whom they were to.
 */
export const parts: readonly PersonalDataPart[] = [
  certificate,
  identity,
  discussion,
  review,
  http,
  course,
  workspace,
  enrolment,
  integration,
  bulkExport,
  job,
  file,
  campaign,
  study,
  scorm,
  achievement,
  fact,
  audit,
  reminder,
  push,
  privacy,
  mail,
];
