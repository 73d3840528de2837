-- Nothing is spent, estimated or adjusted in a closed month of its ship or unit, or before one.
CREATE OR REPLACE FUNCTION finance_budget_entry_month_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added a JOIN finance_budget_period p ON p.organization_id = a.organization_id AND p.period_status = 'CLOSED'
      AND p.deleted_at IS NULL AND p.month >= a.month WHERE a.kind IN ('ACTUAL', 'ADJUST', 'ESTIMATE')) THEN
    RAISE EXCEPTION 'a month of this ship or unit is closed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_budget_entry_month_open';
  END IF;
  RETURN NULL;
END $$;
-- An estimate that is posted is what it is: it is taken back as a whole, once, and never goes.
CREATE FUNCTION finance_provisional_estimate_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.estimate_status = 'DRAFT' AND NEW.estimate_status <> 'REVERSED'
    OR OLD.estimate_status <> 'DRAFT' AND NEW.estimate_status <> 'DRAFT' AND NEW.deleted_at IS NULL AND NEW.month = OLD.month
      AND NEW.base_total IS NOT DISTINCT FROM OLD.base_total
      AND (OLD.estimate_status = 'POSTED' OR NEW.estimate_status = 'REVERSED') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'estimate % stands as it was posted', NEW.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_provisional_estimate_stands';
END $$;
CREATE TRIGGER finance_provisional_estimate_stands BEFORE UPDATE ON finance_provisional_estimate
  FOR EACH ROW EXECUTE FUNCTION finance_provisional_estimate_stands();
