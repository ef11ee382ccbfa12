-- Mode whose pages a user opened last. Null: the user has used only the mode in which the role begins.
alter table dashboard_user add column last_mode text;
