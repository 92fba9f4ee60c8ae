/** Achievements as the platform answers them (GW-26, OP-25). */
export interface GamificationItemWire {
  readonly id: number;
  readonly '@type': 'LECTURES_COMPLETED' | 'QUESTIONS_ANSWERED' | 'QUESTIONS_ANSWERED_RATE';
  readonly kind: 'FRAME' | null;
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string | null;
  /** Left out where the item only decorates a person. */
  readonly lectureIds?: readonly number[];
  readonly questionAnswerIds?: readonly number[];
  readonly qaRate?: number | null;
  /** The learner's state, for a user course only. */
  readonly isDone?: boolean;
  readonly achieved?: boolean;
  readonly reached?: number;
  readonly needed?: number;
}

export interface UserGamificationWire {
  readonly id: number;
  readonly gamificationId: number;
  readonly createTime: string;
  readonly gamification: GamificationItemWire | null;
  readonly courseId: number;
  readonly courseName?: string;
  readonly courseLanguage?: string | null;
}
