-- What the work of a job notes belongs to that job, so that the log can show one line for it. The transaction says which job it works
-- for (`lectern.job_run_id`); none does but those of jobs whose beginning is noted.
alter table audit_entry add column job_run_id bigint
  default nullif(current_setting('lectern.job_run_id', true), '')::bigint;
