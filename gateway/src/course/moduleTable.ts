import { from, type FieldTable } from '../graphql/responsePlan/fieldTable.ts';
import { lectureTable } from '../lecture/lectureTable.ts';
import type { ModuleWire } from './moduleWire.ts';

const { same, partId, list } = from<ModuleWire>();

/** What of a module is the same for everyone, as `toModuleModels` has it. */
export const moduleTable: FieldTable<ModuleWire> = {
  type: 'Module',
  fields: {
    id: partId('Module', 'id'),
    moduleId: same('id'),
    number: same('number'),
    name: same('name'),
    description: same('description'),
    availableFromTime: same('availableFromTime'),
    startTime: same('moduleStartDate'),
    durationMinutes: same('durationMinutes'),
    lectures: list('lectures', lectureTable),
  },
};
