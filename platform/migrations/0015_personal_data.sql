-- What a person did is found by the person, for their export and their erasure, however much the others did.
create index fact_of_user on fact (workspace_id, user_id, fact_time);
create index certificate_of_user on certificate (workspace_id, user_id);
create index audit_entry_actor on audit_entry (workspace_id, actor_id, audit_time) where actor_id is not null;
create index audit_entry_subject on audit_entry (workspace_id, subject_id, audit_time) where subject_id is not null;
