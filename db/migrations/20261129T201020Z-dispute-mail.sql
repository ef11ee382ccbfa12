-- An email about a disputed charge refers to the entry of the activity, as one about a sign-in does.
alter table mail drop constraint mail_check2, drop constraint mail_check6, drop constraint mail_kind_check,
  add constraint mail_check2 check (
    (kind in ('dispute', 'invitation', 'notification', 'reset', 'security')) = (user_id is not null)) not valid,
  add constraint mail_check6 check ((kind in ('dispute', 'reset', 'security')) = (audit_entry_id is not null)) not valid,
  add constraint mail_kind_check check (
    kind in ('confirmation', 'digest', 'dispute', 'invitation', 'notification', 'recipient', 'reset', 'security')) not valid;
