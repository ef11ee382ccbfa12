-- Roles of accounts (finance, clerk) and of operators (operator_support, operator_finance), and what an account lets a
-- viewer see.
alter table dashboard_user add column sees_money boolean not null default true,
  add column sees_recipients boolean not null default true,
  drop constraint dashboard_user_role_check,
  drop constraint dashboard_user_operator_check,
  add constraint dashboard_user_role_check
    check (role in ('owner', 'finance', 'clerk', 'developer', 'viewer', 'operator', 'operator_support', 'operator_finance'))
    not valid,
  add constraint dashboard_user_operator_check
    check ((role in ('operator', 'operator_support', 'operator_finance')) = (account_id is null)) not valid,
  add constraint dashboard_user_sees_check check (role = 'viewer' or (sees_money and sees_recipients)) not valid;
