-- Texts of the interface that a workspace has replaced by its own stand under the key of the text. Eight keys have new names, so that
-- their replacements move with them (WS-08). A text that stands under the new name already stays.

-- The owner of a table is bound by its forced policies too, and changes no row of any workspace while they are.
alter table workspace no force row level security;
with renamed (key_before, key_now) as (
  values
    ('admin.customize', 'admin.profile'),
    ('admin.customizeAbout', 'admin.profileAbout'),
    ('identity.consentAgree', 'consent.agree'),
    ('identity.consentRead', 'consent.read'),
    ('identity.consentSafe', 'consent.safe'),
    ('identity.consentSignOut', 'consent.signOut'),
    ('identity.consentText', 'consent.text'),
    ('identity.consentTitle', 'consent.title')
),
moved (workspace_id, texts) as (
  select workspace.workspace_id, jsonb_object_agg(part.language, texts.of_language)
  from workspace
  cross join lateral jsonb_each(workspace.profile -> 'i18n') as part (language, texts)
  cross join lateral (
    select coalesce(jsonb_object_agg(coalesce(renamed.key_now, text.key), text.value order by renamed.key_now nulls last), '{}')
      as of_language
    from jsonb_each(part.texts) as text (key, value)
    left join renamed on renamed.key_before = text.key
  ) as texts
  where jsonb_typeof(workspace.profile -> 'i18n') = 'object'
    and exists (select from renamed where jsonb_path_exists(workspace.profile -> 'i18n', '$.*.keyvalue() ? (@.key == $key)',
      jsonb_build_object('key', renamed.key_before)))
  group by workspace.workspace_id
)
update workspace set profile = jsonb_set(workspace.profile, '{i18n}', moved.texts)
  from moved
  where moved.workspace_id = workspace.workspace_id;
alter table workspace force row level security;
