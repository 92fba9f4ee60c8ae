-- What a guest of a review sends twice is written once (BEY-26).
alter table review_comment add column guest_key text;
comment on column review_comment.guest_key is 'What the client of a guest calls its request by; null without one, and for authors.';
