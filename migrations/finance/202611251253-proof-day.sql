ALTER TABLE "finance_budget_proof" ADD COLUMN "day" text;
