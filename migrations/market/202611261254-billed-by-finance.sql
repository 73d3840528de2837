ALTER TABLE "market_claim" ADD COLUMN "invoice_no" text;
ALTER TABLE "market_contract" ADD COLUMN "billed" boolean;
ALTER TABLE "market_contract" ADD COLUMN "billed_base" numeric(20, 2);
ALTER TABLE "market_contract" ADD COLUMN "credit_exposure" numeric(20, 2);
ALTER TABLE "market_contract" ADD COLUMN "credit_limit" numeric(20, 2);
ALTER TABLE "market_contract" ADD COLUMN "over_credit" boolean;
