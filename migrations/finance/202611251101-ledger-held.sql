-- rows change: finance_budget_period
-- What was written before months were kept: each stands open.
INSERT INTO finance_budget_period (version, create_by, create_name, create_time, organization_id, vessel_id, month, period_status)
SELECT 1, 0, '系统', date_trunc('second', now()), e.organization_id, max(e.vessel_id), e.month, 'OPEN'
FROM finance_budget_entry e WHERE e.kind IN ('ACTUAL', 'ADJUST') GROUP BY e.organization_id, e.month;
-- An entry stands as it was written.
CREATE FUNCTION finance_budget_entry_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an entry of the budget ledger is never changed: %', TG_OP
    USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_budget_entry_append_only';
END $$;
CREATE TRIGGER finance_budget_entry_append_only BEFORE UPDATE OR DELETE ON finance_budget_entry
  FOR EACH ROW EXECUTE FUNCTION finance_budget_entry_append_only();
CREATE TRIGGER finance_budget_entry_not_emptied BEFORE TRUNCATE ON finance_budget_entry
  FOR EACH STATEMENT EXECUTE FUNCTION finance_budget_entry_append_only();
-- Nothing is spent or adjusted in a closed month of its ship or unit, or before one.
CREATE FUNCTION finance_budget_entry_month_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added a JOIN finance_budget_period p ON p.organization_id = a.organization_id AND p.period_status = 'CLOSED'
      AND p.deleted_at IS NULL AND p.month >= a.month WHERE a.kind IN ('ACTUAL', 'ADJUST')) THEN
    RAISE EXCEPTION 'a month of this ship or unit is closed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'finance_budget_entry_month_open';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER finance_budget_entry_month_open AFTER INSERT ON finance_budget_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION finance_budget_entry_month_open();
