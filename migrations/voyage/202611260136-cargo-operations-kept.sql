-- rows change: voyage_cargo_operation
-- What confirmed reports say of the cargo of voyages, made anew. Loaded is what the bill of lading says, discharged what the shore received;
-- it belongs to the call of its port at which the ship had arrived last when the work began.
CREATE FUNCTION voyage_cargo_operation_renew(voyages bigint[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM voyage_cargo_operation WHERE voyage = ANY(voyages);
  INSERT INTO voyage_cargo_operation (id, voyage, ship_name, port, port_call, op_type, cargo_name, berth, start_time, end_time, quantity, gross_hours, stop_hours)
  SELECT min(w.id), w.voyage, w.ship_name, w.port, w.port_call, w.op_type, w.cargo_name, min(w.berth), min(w.start_time), max(w.end_time), sum(w.tonnes),
    round((extract(epoch FROM max(w.end_time) - min(w.start_time)) / 3600)::numeric, 2), sum(w.stopped)
  FROM (SELECT c.id, r.voyage_no AS voyage, r.ship_name, c.port, c.op_type, c.cargo_name, c.berth, c.start_time, c.end_time, coalesce(c.interrupt_time, 0) AS stopped,
      CASE c.op_type WHEN 'LOADING' THEN coalesce(c.bl_qty, c.shore_qty, c.ship_qty) ELSE coalesce(c.shore_qty, c.ship_qty, c.bl_qty) END AS tonnes,
      (SELECT p.id FROM voyage_voyage_port p WHERE p.voyage = r.voyage_no AND p.port = c.port AND p.deleted_at IS NULL
        AND coalesce(p.said_ata, p.ata) <= c.start_time ORDER BY coalesce(p.said_ata, p.ata) DESC LIMIT 1) AS port_call
    FROM voyage_report r JOIN voyage_report_cargo c ON c.parent_id = r.id
    WHERE r.voyage_no = ANY(voyages) AND r.deleted_at IS NULL AND r.confirmed = 'CONFIRMED' AND c.op_type IS NOT NULL AND c.start_time < c.end_time) w
  GROUP BY w.voyage, w.ship_name, w.port, w.port_call, w.op_type, w.cargo_name
$$;
-- All voyages of a transaction in one go: whoever writes a thousand reports pays for one look at them, not for a look a voyage.
CREATE OR REPLACE FUNCTION voyage_oil_total_due_met() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due bigint[];
BEGIN
  WITH met AS (DELETE FROM voyage_oil_total_due RETURNING voyage_id) SELECT array_agg(voyage_id ORDER BY voyage_id) INTO due FROM met;
  IF due IS NOT NULL THEN
    PERFORM voyage_oil_total_renew(due);
    PERFORM voyage_cargo_operation_renew(due);
  END IF;
  RETURN NULL;
END $$;
-- A call that comes, goes or was reached at another time takes the work that was done there along.
CREATE FUNCTION voyage_cargo_operation_of_calls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voyage_oil_total_due (voyage_id)
  SELECT DISTINCT v.id FROM (
      SELECT c.* FROM now_so n JOIN was_so w USING (id) CROSS JOIN LATERAL (VALUES (n.voyage), (w.voyage)) c (id)
      WHERE (n.voyage, n.port, coalesce(n.said_ata, n.ata), n.deleted_at) IS DISTINCT FROM (w.voyage, w.port, coalesce(w.said_ata, w.ata), w.deleted_at)) v
    JOIN voyage_report r ON r.voyage_no = v.id JOIN voyage_report_cargo c ON c.parent_id = r.id
  WHERE r.deleted_at IS NULL ORDER BY v.id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER voyage_cargo_operation_of_calls AFTER UPDATE ON voyage_voyage_port REFERENCING OLD TABLE AS was_so NEW TABLE AS now_so
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_cargo_operation_of_calls();
CREATE FUNCTION voyage_cargo_operation_of_new_calls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voyage_oil_total_due (voyage_id)
  SELECT DISTINCT n.voyage FROM now_so n JOIN voyage_report r ON r.voyage_no = n.voyage JOIN voyage_report_cargo c ON c.parent_id = r.id
  WHERE r.deleted_at IS NULL ORDER BY n.voyage ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER voyage_cargo_operation_of_new_calls AFTER INSERT ON voyage_voyage_port REFERENCING NEW TABLE AS now_so
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_cargo_operation_of_new_calls();
-- What the reports that stand come to.
SELECT voyage_cargo_operation_renew(array(SELECT id FROM voyage_voyage));
