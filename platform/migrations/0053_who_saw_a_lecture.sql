-- Who saw a lecture is counted from the index alone: a year of a lecture is read without its facts (ADR 0035).

drop index fact_seen_lecture;
create index fact_seen_lecture on fact (workspace_id, lecture_id, fact_time) include (user_id)
  where type = 'lecture' and action = 'seen';
