-- How the audit log finds its lines for jobs and for what was deleted. Apart from the new column, so that the log can be read while these are
-- built, and only writing to it waits.

-- One line for each job: what is noted outside of jobs, and the beginning of each.
create index audit_entry_one_line_per_job on audit_entry (workspace_id, audit_time desc, audit_id desc)
  where job_run_id is null or action = 'JOB_STARTED';
create index audit_entry_of_job on audit_entry (workspace_id, job_run_id, action) where job_run_id is not null;
-- What was deleted is called by the name it had.
create index audit_entry_deleted on audit_entry (workspace_id, action)
  where action in ('COURSE_DELETED', 'CAMPAIGN_DELETED', 'GROUP_DELETED');
