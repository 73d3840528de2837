-- rows change: finance_budget_total
-- What the entries that stand come to.
INSERT INTO finance_budget_total (organization_id, vessel_id, subject_id, month, budget, precommitted, committed, actual, entries)
SELECT e.organization_id, max(e.vessel_id), e.subject_id, e.month,
  coalesce(sum(e.amount) FILTER (WHERE e.kind IN ('BUDGET', 'ADJUST')), 0),
  coalesce(sum(e.amount) FILTER (WHERE e.kind = 'PRECOMMIT'), 0),
  coalesce(sum(e.amount) FILTER (WHERE e.kind = 'COMMIT'), 0),
  coalesce(sum(e.amount) FILTER (WHERE e.kind IN ('ESTIMATE', 'ACTUAL')), 0), count(*)
FROM finance_budget_entry e GROUP BY e.organization_id, e.subject_id, e.month;
-- Each entry is added as it is written; entries are never changed. In one order, so that two who write do not wait for each other.
CREATE FUNCTION finance_budget_total_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO finance_budget_total AS t (organization_id, vessel_id, subject_id, month, budget, precommitted, committed, actual, entries)
  SELECT a.organization_id, max(a.vessel_id), a.subject_id, a.month,
    coalesce(sum(a.amount) FILTER (WHERE a.kind IN ('BUDGET', 'ADJUST')), 0),
    coalesce(sum(a.amount) FILTER (WHERE a.kind = 'PRECOMMIT'), 0),
    coalesce(sum(a.amount) FILTER (WHERE a.kind = 'COMMIT'), 0),
    coalesce(sum(a.amount) FILTER (WHERE a.kind IN ('ESTIMATE', 'ACTUAL')), 0), count(*)
  FROM added a GROUP BY a.organization_id, a.subject_id, a.month ORDER BY a.organization_id, a.subject_id, a.month
  ON CONFLICT (organization_id, subject_id, month) DO UPDATE SET vessel_id = coalesce(t.vessel_id, excluded.vessel_id),
    budget = t.budget + excluded.budget, precommitted = t.precommitted + excluded.precommitted,
    committed = t.committed + excluded.committed, actual = t.actual + excluded.actual, entries = t.entries + excluded.entries;
  RETURN NULL;
END $$;
CREATE TRIGGER finance_budget_total_kept AFTER INSERT ON finance_budget_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION finance_budget_total_kept();
