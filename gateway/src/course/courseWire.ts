/** Courses as the platform answers them (OP-17). Only what the gateway reads. */
import type { GamificationItemWire } from '../achievement/achievementWire.ts';
import type { ModuleWire } from './moduleWire.ts';
import type { components } from '../rest/generated/platform.ts';

export type TagWire = Readonly<components['schemas']['Tag']>;

export type CourseCountsWire = Readonly<components['schemas']['CourseCounts']>;

export interface CourseWire {
  readonly id: number;
  readonly workspaceId: number;
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly miniDescription: string;
  readonly type: 'EXTERNAL' | 'SCORM_COURSE' | 'DECISION_TREE' | null;
  readonly published: boolean;
  readonly template: boolean;
  readonly voucherActivated: boolean;
  readonly certifiable: boolean;
  readonly anonymousAllowed: boolean;
  readonly preEnrollAllowed: boolean;
  readonly forumEnabled: boolean;
  readonly sequentialProgress: boolean;
  readonly courseImage: string | null;
  readonly videoUrl: string | null;
  readonly externalUrl: string | null;
  readonly duration: number | null;
  readonly startTime: string | null;
  readonly availableFromTime: string | null;
  readonly availableUntilTime: string | null;
  readonly timing: 'WILL_START' | 'RUNNING' | 'FINISHED';
  readonly minScoreRate: number;
  readonly totalPoints: number;
  readonly questionAnswersSize: number;
  readonly moduleCount: number;
  readonly lectureCount: number;
  readonly createTime: string;
  readonly updateTime: string;
  readonly tags: readonly TagWire[];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly customMetadata: Readonly<Record<string, unknown>>;
  /** Given with `include=outline` or `include=modules`, and for a single course. */
  readonly gamificationItems?: readonly GamificationItemWire[];
  readonly modules?: readonly ModuleWire[];
}

/** `metadata.json`: a static file with free-form members beside the documented ones. */
export type CourseMetadataWire = Readonly<Record<string, unknown>>;
