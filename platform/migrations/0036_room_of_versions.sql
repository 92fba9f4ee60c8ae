-- The smaller versions of a picture take room of the workspace, too.

alter table file add column version_byte_count bigint;
comment on column file.version_byte_count is 'Size of all its smaller versions; null before they are made, or where it was not noted.';
