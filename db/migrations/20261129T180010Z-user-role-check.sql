alter table dashboard_user validate constraint dashboard_user_role_check,
  validate constraint dashboard_user_operator_check,
  validate constraint dashboard_user_sees_check;
