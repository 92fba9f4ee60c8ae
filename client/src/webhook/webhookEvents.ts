/** What webhooks tell, by the type of the event: raw ids, numbers and times alone. */

interface OfEnrolment {
  readonly userId: number;
  readonly courseId: number;
  readonly userCourseId: number;
}

interface OfLecture extends OfEnrolment {
  readonly moduleId: number;
  readonly lectureId: number;
}

/** Who did it, where it was not the person themselves. */
interface ByActor {
  readonly actorId?: number;
}

interface OfCourse extends ByActor {
  readonly courseId: number;
  readonly version?: number;
}

interface OfPerson extends ByActor {
  readonly userId: number;
}

interface OfCertificate extends OfEnrolment {
  readonly certificateId: number;
}

export interface WebhookData {
  readonly 'enrolment.created': OfEnrolment;
  readonly 'enrolment.assigned': OfEnrolment & ByActor & { readonly dueTime?: string };
  readonly 'enrolment.changed': OfEnrolment & ByActor & { readonly dueTime?: string };
  readonly 'enrolment.ended': OfEnrolment;
  /** The user course where it is still there. */
  readonly 'enrolment.withdrawn': Omit<OfEnrolment, 'userCourseId'> & Partial<OfEnrolment> & ByActor;
  readonly 'question.answered': OfLecture & { readonly questionId: number; readonly correct: boolean };
  readonly 'lecture.completed': OfLecture;
  readonly 'course.completed': OfEnrolment & { readonly scorePercent?: number };
  readonly 'certificate.issued': OfCertificate & { readonly scorePercent?: number };
  readonly 'certificate.expired': OfCertificate & { readonly expireTime: string };
  readonly 'certificate.revoked': OfCertificate & ByActor;
  readonly 'certificate.restored': OfCertificate & ByActor;
  readonly 'achievement.earned': OfEnrolment & { readonly achievementId: number };
  readonly 'course.published': OfCourse;
  readonly 'course.changed': OfCourse;
  readonly 'course.unpublished': OfCourse;
  readonly 'course.deleted': OfCourse;
  readonly 'person.registered': OfPerson;
  readonly 'person.added': OfPerson;
  readonly 'person.changed': OfPerson;
  readonly 'person.withdrawn': OfPerson;
  readonly 'person.restored': OfPerson;
  readonly 'person.removed': OfPerson;
  readonly 'person.erased': OfPerson;
  readonly 'voucher.redeemed': OfEnrolment & { readonly campaignId: number };
  readonly 'review.commented': {
    readonly courseId: number;
    readonly reviewThreadId: number;
    readonly reviewCommentId: number;
    /** Missing where a guest commented. */
    readonly userId?: number;
  };
  /** Sent where an admin tries a webhook. */
  readonly 'webhook.test': { readonly webhookId: number };
}

/** One of them. Types that a later release adds come as well: pass over those that you do not know. */
export type WebhookEvent = {
  [Type in keyof WebhookData]: {
    /** The same for each delivery of the event: store the ones that you have seen. */
    readonly id: string;
    readonly type: Type;
    /** When it happened. */
    readonly timestamp: string;
    readonly data: WebhookData[Type];
  };
}[keyof WebhookData];
