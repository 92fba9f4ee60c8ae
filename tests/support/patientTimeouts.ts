/** Variables for servers under test: a busy machine takes its time, and how much is not what these tests are about. */
export const patientTimeouts = {
  UPSTREAM_TIMEOUT_MS: '500000',
  UPSTREAM_CONNECT_TIMEOUT_MS: '500000',
  OPERATION_TIMEOUT_MS: '500000',
  DRAWN_PAGE_TIMEOUT_MS: '500000',
  DATABASE_CONNECT_TIMEOUT_MS: '500000',
  DATABASE_STATEMENT_TIMEOUT_MS: '500000',
} as const;
