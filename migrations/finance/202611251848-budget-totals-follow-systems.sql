-- rows change: finance_budget_total
-- A subject of a ship or unit stands in one system of a year, with all that stands above it.
CREATE FUNCTION finance_budget_system_of(unit bigint, subject bigint, at text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT s.id FROM finance_budget_system s JOIN finance_budget_subject own ON own.id = subject
  WHERE s.deleted_at IS NULL AND s.year = left(at, 4) AND unit = ANY(s.organization_ids) AND EXISTS (
    SELECT FROM finance_budget_subject b WHERE b.id = ANY(s.subject_ids) AND left(own.code, length(b.code)) = b.code)
  ORDER BY s.id LIMIT 1
$$;
UPDATE finance_budget_total SET system_id = finance_budget_system_of(organization_id, subject_id, month);
-- Each entry is added as it is written; entries are never changed. In one order, so that two who write do not wait for each other.
CREATE OR REPLACE FUNCTION finance_budget_total_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO finance_budget_total AS t (organization_id, vessel_id, subject_id, month, budget, precommitted, committed, actual, entries, system_id)
  SELECT a.organization_id, max(a.vessel_id), a.subject_id, a.month,
    coalesce(sum(a.amount) FILTER (WHERE a.kind IN ('BUDGET', 'ADJUST')), 0),
    coalesce(sum(a.amount) FILTER (WHERE a.kind = 'PRECOMMIT'), 0),
    coalesce(sum(a.amount) FILTER (WHERE a.kind = 'COMMIT'), 0),
    coalesce(sum(a.amount) FILTER (WHERE a.kind IN ('ESTIMATE', 'ACTUAL')), 0), count(*),
    finance_budget_system_of(a.organization_id, a.subject_id, a.month)
  FROM added a GROUP BY a.organization_id, a.subject_id, a.month ORDER BY a.organization_id, a.subject_id, a.month
  ON CONFLICT (organization_id, subject_id, month) DO UPDATE SET vessel_id = coalesce(t.vessel_id, excluded.vessel_id),
    budget = t.budget + excluded.budget, precommitted = t.precommitted + excluded.precommitted,
    committed = t.committed + excluded.committed, actual = t.actual + excluded.actual, entries = t.entries + excluded.entries;
  RETURN NULL;
END $$;
-- A system that gets other subjects, units or another year takes its totals along, and gives up what it holds no longer.
CREATE FUNCTION finance_budget_total_of_system() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE finance_budget_total t SET system_id = finance_budget_system_of(t.organization_id, t.subject_id, t.month)
  WHERE (left(t.month, 4) = NEW.year OR t.system_id = NEW.id)
    AND t.system_id IS DISTINCT FROM finance_budget_system_of(t.organization_id, t.subject_id, t.month);
  RETURN NULL;
END $$;
CREATE TRIGGER finance_budget_total_of_system AFTER INSERT OR UPDATE OF year, subject_ids, organization_ids, deleted_at ON finance_budget_system
  FOR EACH ROW EXECUTE FUNCTION finance_budget_total_of_system();
-- So does a subject that is put somewhere else, with all below it.
CREATE FUNCTION finance_budget_total_of_subject() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE finance_budget_total t SET system_id = finance_budget_system_of(t.organization_id, t.subject_id, t.month)
  FROM finance_budget_subject own
  WHERE own.id = t.subject_id AND (left(own.code, length(NEW.code)) = NEW.code OR left(own.code, length(OLD.code)) = OLD.code)
    AND t.system_id IS DISTINCT FROM finance_budget_system_of(t.organization_id, t.subject_id, t.month);
  RETURN NULL;
END $$;
CREATE TRIGGER finance_budget_total_of_subject AFTER UPDATE OF code ON finance_budget_subject
  FOR EACH ROW WHEN (OLD.code IS DISTINCT FROM NEW.code) EXECUTE FUNCTION finance_budget_total_of_subject();
