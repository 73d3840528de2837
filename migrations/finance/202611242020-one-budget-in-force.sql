-- rows change: finance_budget
-- One version of a ship or unit is in force in a system, whatever a service forgets. Where two came into force at once, the later one stays.
UPDATE finance_budget b SET active = false WHERE b.active AND b.deleted_at IS NULL AND EXISTS (
  SELECT 1 FROM finance_budget o WHERE o.active AND o.deleted_at IS NULL AND o.id > b.id
    AND (o.budget_system_id, o.organization_id) = (b.budget_system_id, b.organization_id));
CREATE UNIQUE INDEX "finance_budget_one_in_force" ON "finance_budget" ("budget_system_id", "organization_id")
  WHERE active AND deleted_at IS NULL;
