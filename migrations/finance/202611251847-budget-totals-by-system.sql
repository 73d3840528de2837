ALTER TABLE "finance_budget_total" ADD COLUMN "system_id" bigint;
CREATE INDEX "finance_budget_total_subject" ON "finance_budget_total" USING btree ("subject_id","month");
CREATE INDEX "finance_budget_total_system" ON "finance_budget_total" USING btree ("system_id","month");
