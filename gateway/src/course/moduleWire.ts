/** Modules as the platform answers them (GW-18). Members of progress are there for a learner's user course only. */
import type { LectureWire } from '../lecture/lectureWire.ts';

export interface ModuleWire {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly availableFromTime: string | null;
  readonly moduleStartDate: string | null;
  readonly durationMinutes: number | null;
  readonly totalPoints: number;
  readonly lectures: readonly LectureWire[];
  readonly done?: boolean;
  readonly status?: 'TODO' | 'IN_PROGRESS' | 'DONE';
  readonly finishTime?: string | null;
  readonly correctPoints?: number;
}
