/** Variables for servers under test: a busy machine takes its time, and how much is not what these tests are about. */
export const patientTimeouts = {
  UPSTREAM_TIMEOUT_MS: '60000',
  UPSTREAM_CONNECT_TIMEOUT_MS: '60000',
  OPERATION_TIMEOUT_MS: '60000',
  DATABASE_CONNECT_TIMEOUT_MS: '60000',
  DATABASE_STATEMENT_TIMEOUT_MS: '60000',
} as const;
