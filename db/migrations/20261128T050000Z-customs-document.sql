-- Catalog: the papers that customs wants on a lane.
create table customs_document (
  services text[] not null,
  countries text[] not null,
  document text not null,
  -- Limits up to which the document suffices; null: none.
  max_value_cents bigint check (max_value_cents > 0),
  max_weight_mg bigint check (max_weight_mg > 0),
  -- Document of a shipment above a limit.
  instead text,
  tax_number_name text
);
