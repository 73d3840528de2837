-- rows change: stock_period
-- What was posted before months were kept: each stands open.
INSERT INTO stock_period (version, create_by, create_name, create_time, store_id, organization_id, vessel_id, month, period_status)
SELECT 1, 0, '系统', date_trunc('second', now()), m.store_id, max(m.organization_id), max(m.vessel_id), to_char(m.occurred_on, 'YYYY-MM'), 'OPEN'
FROM stock_movement m GROUP BY m.store_id, to_char(m.occurred_on, 'YYYY-MM');
-- A movement stands as it was posted.
CREATE FUNCTION stock_movement_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a movement of stock is never changed: %', TG_OP
    USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movement_append_only';
END $$;
CREATE TRIGGER stock_movement_append_only BEFORE UPDATE OR DELETE ON stock_movement
  FOR EACH ROW EXECUTE FUNCTION stock_movement_append_only();
CREATE TRIGGER stock_movement_not_emptied BEFORE TRUNCATE ON stock_movement
  FOR EACH STATEMENT EXECUTE FUNCTION stock_movement_append_only();
-- Nothing is posted into a closed month of its store, or before one.
CREATE FUNCTION stock_movement_month_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added a JOIN stock_period p ON p.store_id = a.store_id AND p.period_status = 'CLOSED' AND p.deleted_at IS NULL
      AND p.month >= to_char(a.occurred_on, 'YYYY-MM')) THEN
    RAISE EXCEPTION 'a month of this store is closed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movement_month_open';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER stock_movement_month_open AFTER INSERT ON stock_movement REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION stock_movement_month_open();
