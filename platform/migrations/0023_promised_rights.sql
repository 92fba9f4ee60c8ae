-- Rights that were given to an address before somebody registered with it without the link stand with the account now, as those of later
-- registrations do: they count once the address is proven (ADR 0014). A promise that was withdrawn or revoked is none.

-- The owner of a table is bound by its forced policies too, and sees no row of any workspace while they are.
alter table app_user no force row level security;
alter table invitation no force row level security;
update app_user set
    create_course = app_user.create_course or invitation.create_course,
    create_voucher = app_user.create_voucher or invitation.create_voucher
  from invitation
  where invitation.workspace_id = app_user.workspace_id and invitation.username_key = app_user.username_key
    and invitation.accepted_time is null and invitation.revoked_time is null
    and (invitation.create_course or invitation.create_voucher)
    -- Whoever had rights before they waited would get these without a proof.
    and not app_user.rights_before_proof;
alter table invitation force row level security;
alter table app_user force row level security;
