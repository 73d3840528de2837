ALTER TABLE "finance_budget_exception" ADD COLUMN "budget" numeric(20, 2);
ALTER TABLE "finance_budget_exception" ADD COLUMN "used" numeric(20, 2);
ALTER TABLE "finance_budget_exception" ADD COLUMN "after" numeric(20, 2);
