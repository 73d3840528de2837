CREATE INDEX "finance_budget_exception_source_source_id_look" ON "finance_budget_exception" USING btree ("source","source_id");
