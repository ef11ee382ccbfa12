alter table mail validate constraint mail_check2;
alter table mail validate constraint mail_check6;
alter table mail validate constraint mail_kind_check;
