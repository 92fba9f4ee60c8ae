/** What webhooks tell, by the type of the event: raw ids, numbers and times alone. */
export interface WebhookData {
  readonly 'enrolment.created': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
  };
  readonly 'enrolment.assigned': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly actorId?: number;
    readonly dueTime?: string;
  };
  readonly 'enrolment.changed': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly actorId?: number;
    readonly dueTime?: string;
  };
  readonly 'enrolment.ended': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
  };
  readonly 'enrolment.withdrawn': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId?: number;
    readonly actorId?: number;
  };
  readonly 'question.answered': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly moduleId: number;
    readonly lectureId: number;
    readonly questionId: number;
    readonly correct: boolean;
  };
  readonly 'lecture.completed': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly moduleId: number;
    readonly lectureId: number;
  };
  readonly 'course.completed': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly scorePercent?: number;
  };
  readonly 'certificate.issued': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly certificateId: string;
    readonly scorePercent?: number;
  };
  readonly 'certificate.expired': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly certificateId: string;
    readonly expireTime: string;
  };
  readonly 'certificate.revoked': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly certificateId: string;
    readonly actorId?: number;
  };
  readonly 'certificate.restored': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly certificateId: string;
    readonly actorId?: number;
  };
  readonly 'achievement.earned': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly achievementId: number;
  };
  readonly 'course.published': {
    readonly courseId: number;
    readonly version?: number;
  };
  readonly 'course.changed': {
    readonly courseId: number;
    readonly version?: number;
  };
  readonly 'course.unpublished': {
    readonly courseId: number;
    readonly version?: number;
  };
  readonly 'course.deleted': {
    readonly courseId: number;
    readonly actorId?: number;
  };
  readonly 'person.registered': {
    readonly userId: number;
    readonly actorId?: number;
  };
  readonly 'person.added': {
    readonly userId: number;
    readonly actorId?: number;
  };
  readonly 'person.changed': {
    readonly userId: number;
    readonly actorId?: number;
  };
  readonly 'person.withdrawn': {
    readonly userId: number;
    readonly actorId?: number;
  };
  readonly 'person.restored': {
    readonly userId: number;
    readonly actorId?: number;
  };
  readonly 'person.removed': {
    readonly userId: number;
    readonly actorId?: number;
  };
  readonly 'person.erased': {
    readonly userId: number;
    readonly actorId?: number;
  };
  readonly 'voucher.redeemed': {
    readonly userId: number;
    readonly courseId: number;
    readonly userCourseId: number;
    readonly campaignId: number;
  };
  readonly 'review.commented': {
    readonly courseId: number;
    readonly reviewThreadId: number;
    readonly reviewCommentId: number;
    readonly userId?: number;
  };
  readonly 'webhook.test': {
    readonly webhookId: number;
  };
}
