-- rows change: voyage_oil_total
-- What a voyage burnt, made anew of its reports. A report that runs over the end of a month is cut at 24:00 of the ship's time and shared out
-- by elapsed hours; the last part takes what rounding left.
CREATE FUNCTION voyage_oil_total_renew(voyages bigint[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM voyage_oil_total WHERE voyage_id = ANY(voyages);
  WITH own AS (
      SELECT r.id, r.voyage_no, r.ship_name, r.rpt_time, r.confirmed = 'CONFIRMED' AS confirmed, coalesce(r.ss_dist, 0) AS distance,
        CASE WHEN coalesce(r.ss_time, 0) > 0 THEN 'SEA' ELSE 'PORT' END AS stage,
        (r.rpt_time AT TIME ZONE 'UTC') + coalesce(r.zone, 8) * interval '1 hour' AS until,
        (least(r.rpt_time, coalesce((SELECT p.rpt_time FROM voyage_report p WHERE p.ship_name = r.ship_name AND p.deleted_at IS NULL AND p.rpt_time < r.rpt_time
            ORDER BY p.rpt_time DESC LIMIT 1), v.start_time, r.rpt_time)) AT TIME ZONE 'UTC') + coalesce(r.zone, 8) * interval '1 hour' AS since,
        coalesce((SELECT sum(CASE WHEN c.op_type = 'LOADING' THEN q.tonnes ELSE -q.tonnes END) FROM voyage_report_cargo c
            CROSS JOIN LATERAL (SELECT coalesce(c.bl_qty, c.shore_qty, c.ship_qty, 0) AS tonnes) q WHERE c.parent_id = r.id), 0) AS cargo
      FROM voyage_report r JOIN voyage_voyage v ON v.id = r.voyage_no WHERE r.voyage_no = ANY(voyages) AND r.deleted_at IS NULL),
    placed AS (
      -- What she had on board when the time of the report began; figures of ship and shore differ by less than a tonne of nothing.
      SELECT o.*, coalesce(sum(o.cargo) OVER (PARTITION BY o.voyage_no ORDER BY o.rpt_time, o.id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) > 1 AS laden
      FROM own o),
    parts AS (
      SELECT p.*, to_char(m.first, 'YYYY-MM') AS month, extract(epoch FROM m.a - p.since) / nullif(extract(epoch FROM p.until - p.since), 0) AS share_a,
        coalesce(extract(epoch FROM m.b - p.since) / nullif(extract(epoch FROM p.until - p.since), 0), 1) AS share_b,
        extract(epoch FROM m.a - p.since) / 3600 AS hours_a, extract(epoch FROM m.b - p.since) / 3600 AS hours_b
      FROM placed p CROSS JOIN LATERAL (
        SELECT f AS first, greatest(p.since, f) AS a, least(p.until, f + interval '1 month') AS b
        FROM generate_series(date_trunc('month', least(p.since, p.until)), date_trunc('month', p.until), interval '1 month') f) m
      WHERE m.b > m.a OR p.since >= p.until),
    spans AS (
      SELECT voyage_no, ship_name, month, laden, stage, confirmed, voyage_no * 1000 + row_number() OVER (PARTITION BY voyage_no ORDER BY month, laden, stage, confirmed) AS span,
        sum(round(hours_b, 2) - round(hours_a, 2)) AS hours,
        sum(round(distance * share_b, 1) - round(distance * coalesce(share_a, 0), 1)) AS distance, count(*)::int AS reports
      FROM parts GROUP BY voyage_no, ship_name, month, laden, stage, confirmed),
    used AS (
      SELECT p.voyage_no, p.month, p.laden, p.stage, p.confirmed, o.row_code AS consumer, split_part(g.key, ':', 1) AS oil_grade, g.key LIKE '%:B' AS bonded,
        sum(round(g.value::numeric * p.share_b, 3) - round(g.value::numeric * coalesce(p.share_a, 0), 3)) AS tonnes,
        -- A consumer that burnt two grades ran its hours once: with the first of them.
        sum(CASE WHEN g.place = 1 THEN round(coalesce(o.running_hour, 0) * p.share_b, 2) - round(coalesce(o.running_hour, 0) * coalesce(p.share_a, 0), 2) ELSE 0 END) AS running_hours
      FROM parts p JOIN voyage_report_oil o ON o.parent_id = p.id
        AND o.row_code IN ('ME_CONST', 'ME_MAN', 'GE_SEA', 'GE_DISCH', 'HEATING', 'BOILER_DAILY', 'TANK_CLEAN', 'OTHER')
      CROSS JOIN LATERAL (SELECT e.key, e.value, row_number() OVER (ORDER BY e.value::numeric DESC, e.key) AS place
        FROM jsonb_each_text(o.grades) e WHERE e.value::numeric <> 0) g
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8)
  INSERT INTO voyage_oil_total (voyage_id, ship_name, month, laden, stage, confirmed, consumer, oil_grade, bonded, tonnes, running_hours, span, hours, distance, reports)
  SELECT s.voyage_no, s.ship_name, s.month, s.laden, s.stage, s.confirmed, u.consumer, u.oil_grade, u.bonded, u.tonnes, u.running_hours,
    s.span, s.hours, s.distance, s.reports
  FROM spans s JOIN used u USING (voyage_no, month, laden, stage, confirmed)
  ORDER BY s.span, u.consumer, u.oil_grade, u.bonded;
$$;
-- Once for each voyage, when all that belongs together has been written.
CREATE FUNCTION voyage_oil_total_due_met() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM voyage_oil_total_due WHERE voyage_id = NEW.voyage_id;
  PERFORM voyage_oil_total_renew(ARRAY[NEW.voyage_id]);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER voyage_oil_total_due_met AFTER INSERT ON voyage_oil_total_due DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION voyage_oil_total_due_met();
-- The time of a report begins with the one before it: its own voyage, and that of the report behind it.
CREATE FUNCTION voyage_oil_total_of_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO voyage_oil_total_due (voyage_id)
    SELECT DISTINCT v.id FROM now_so n CROSS JOIN LATERAL (
      SELECT n.voyage_no AS id UNION (SELECT l.voyage_no FROM voyage_report l WHERE l.ship_name = n.ship_name AND l.deleted_at IS NULL AND l.rpt_time > n.rpt_time
        ORDER BY l.rpt_time LIMIT 1)) v
    WHERE v.id IS NOT NULL ORDER BY v.id ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO voyage_oil_total_due (voyage_id)
    SELECT DISTINCT v.id FROM (
        SELECT c.* FROM now_so n JOIN was_so w USING (id) CROSS JOIN LATERAL (
          VALUES (n.voyage_no, n.ship_name, n.rpt_time), (w.voyage_no, w.ship_name, w.rpt_time)) c (voyage_no, ship_name, rpt_time)
        WHERE (n.voyage_no, n.ship_name, n.rpt_time, n.zone, n.confirmed, n.deleted_at, n.ss_dist, n.ss_time)
          IS DISTINCT FROM (w.voyage_no, w.ship_name, w.rpt_time, w.zone, w.confirmed, w.deleted_at, w.ss_dist, w.ss_time)) c
      CROSS JOIN LATERAL (
        SELECT c.voyage_no AS id UNION (SELECT l.voyage_no FROM voyage_report l WHERE l.ship_name = c.ship_name AND l.deleted_at IS NULL AND l.rpt_time > c.rpt_time
          ORDER BY l.rpt_time LIMIT 1)) v
    WHERE v.id IS NOT NULL ORDER BY v.id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER voyage_oil_total_of_new_reports AFTER INSERT ON voyage_report REFERENCING NEW TABLE AS now_so
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_total_of_reports();
CREATE TRIGGER voyage_oil_total_of_changed_reports AFTER UPDATE ON voyage_report REFERENCING OLD TABLE AS was_so NEW TABLE AS now_so
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_total_of_reports();
CREATE FUNCTION voyage_oil_total_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voyage_oil_total_due (voyage_id)
  SELECT DISTINCT r.voyage_no FROM touched l JOIN voyage_report r ON r.id = l.parent_id WHERE r.voyage_no IS NOT NULL ORDER BY 1 ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER voyage_oil_total_of_new_oil AFTER INSERT ON voyage_report_oil REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_total_of_lines();
CREATE TRIGGER voyage_oil_total_of_changed_oil AFTER UPDATE ON voyage_report_oil REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_total_of_lines();
CREATE TRIGGER voyage_oil_total_of_removed_oil AFTER DELETE ON voyage_report_oil REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_total_of_lines();
CREATE TRIGGER voyage_oil_total_of_new_cargo AFTER INSERT ON voyage_report_cargo REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_total_of_lines();
CREATE TRIGGER voyage_oil_total_of_changed_cargo AFTER UPDATE ON voyage_report_cargo REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_total_of_lines();
CREATE TRIGGER voyage_oil_total_of_removed_cargo AFTER DELETE ON voyage_report_cargo REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION voyage_oil_total_of_lines();
-- What the reports that stand come to.
SELECT voyage_oil_total_renew(array(SELECT id FROM voyage_voyage));
