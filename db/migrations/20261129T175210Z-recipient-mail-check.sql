alter table mail validate constraint mail_check3;
alter table mail validate constraint mail_recipient_check;
alter table mail validate constraint mail_kind_check;
