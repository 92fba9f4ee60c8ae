-- The order of the changes of what tools mirror (BEY-44); equal moments by descending ids, as lists have them.
create index voucher_by_change on voucher (workspace_id, campaign_id, update_time, voucher_id desc);
create index voucher_redemption_by_change on voucher_redemption (workspace_id, campaign_id, update_time, redemption_id desc);
create index certificate_by_change on certificate (workspace_id, update_time, status_number);
create index discussion_thread_by_change on discussion_thread (workspace_id, update_time, thread_id desc);
