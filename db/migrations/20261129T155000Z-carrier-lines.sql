-- Services: the lines and characters of an address that the carrier takes.
alter table service
  add column max_line_length integer,
  add column max_lines integer,
  add column line_unit text not null default 'characters',
  add column label_characters text not null default 'any';
