-- File, paper and resolution of the label that a user printed last.
alter table dashboard_user add column label_choice text;
