-- A closed month of the oil books stands as it was frozen, whatever a service forgets: it changes by being opened again.
CREATE FUNCTION voyage_oil_month_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW.deleted_at IS NOT NULL OR NEW.period_status = 'CLOSED' AND
    (NEW.ship_name, NEW.month, NEW.used_qty, NEW.used_amount, NEW.closing_amount, NEW.closed_at, NEW.closed_name)
      IS DISTINCT FROM (OLD.ship_name, OLD.month, OLD.used_qty, OLD.used_amount, OLD.closing_amount, OLD.closed_at, OLD.closed_name) THEN
    RAISE EXCEPTION 'oil month % is closed', OLD.month
      USING ERRCODE = 'check_violation', CONSTRAINT = 'voyage_oil_month_held';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER voyage_oil_month_held BEFORE UPDATE OR DELETE ON voyage_oil_month
  FOR EACH ROW WHEN (OLD.period_status = 'CLOSED') EXECUTE FUNCTION voyage_oil_month_held();
-- Nor do its lines change: they are written before it closes, and go once it is open again.
CREATE FUNCTION voyage_oil_month_line_held() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parents bigint[] := CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.parent_id] WHEN 'DELETE' THEN ARRAY[OLD.parent_id] ELSE ARRAY[OLD.parent_id, NEW.parent_id] END;
BEGIN
  IF EXISTS (SELECT FROM voyage_oil_month m WHERE m.id = ANY (parents) AND m.period_status = 'CLOSED') THEN
    RAISE EXCEPTION 'the oil month of this line is closed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'voyage_oil_month_held';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER voyage_oil_month_grade_held BEFORE INSERT OR UPDATE OR DELETE ON voyage_oil_month_grade
  FOR EACH ROW EXECUTE FUNCTION voyage_oil_month_line_held();
CREATE TRIGGER voyage_oil_entry_held BEFORE INSERT OR UPDATE OR DELETE ON voyage_oil_entry
  FOR EACH ROW EXECUTE FUNCTION voyage_oil_month_line_held();
CREATE TRIGGER voyage_oil_layer_held BEFORE INSERT OR UPDATE OR DELETE ON voyage_oil_layer
  FOR EACH ROW EXECUTE FUNCTION voyage_oil_month_line_held();
-- Nobody empties them all at once.
CREATE FUNCTION voyage_oil_months_not_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'closed oil months are never emptied'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'voyage_oil_month_held';
END $$;
CREATE TRIGGER voyage_oil_month_not_emptied BEFORE TRUNCATE ON voyage_oil_month
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_months_not_emptied();
CREATE TRIGGER voyage_oil_month_grade_not_emptied BEFORE TRUNCATE ON voyage_oil_month_grade
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_months_not_emptied();
CREATE TRIGGER voyage_oil_entry_not_emptied BEFORE TRUNCATE ON voyage_oil_entry
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_months_not_emptied();
CREATE TRIGGER voyage_oil_layer_not_emptied BEFORE TRUNCATE ON voyage_oil_layer
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_months_not_emptied();
