/** The orders in which things are exported: by ids, which never change. */
import { sql, type RawBuilder } from 'kysely';
import type { Order } from '../http/keyset.ts';

const byId = (name: string, column: RawBuilder<unknown>): Order => ({
  name: `export of ${name}`,
  keys: [{ column, type: 'integer', direction: 'asc' }],
});

export const exportOrders = {
  people: byId('people', sql`person.user_id`),
  userCourses: byId('user courses', sql`user_course.user_course_id`),
  certificates: byId('certificates', sql`certificate.status_number`),
  vouchers: byId('vouchers', sql`voucher.voucher_id`),
  redemptions: byId('redemptions', sql`voucher_redemption.redemption_id`),
  questions: byId('questions', sql`discussion_thread.thread_id`),
  auditEntries: byId('audit entries', sql`audit_entry.audit_id`),
  courses: byId('courses', sql`course.course_id`),
} as const;
