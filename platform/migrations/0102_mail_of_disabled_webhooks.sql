-- Who made a webhook is told when it is disabled.
alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in (
  'RESET_PW', 'INVITATION', 'PASSWORD_CHANGED', 'REMINDER', 'MESSAGE', 'INACTIVE_ACCOUNT', 'QUESTIONS', 'REPLY', 'ENROLMENT', 'PUBLISHED',
  'NOT_PUBLISHED', 'REVIEW', 'WEBHOOK_DISABLED')) not valid;
