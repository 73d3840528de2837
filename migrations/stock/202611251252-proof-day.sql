ALTER TABLE "stock_proof" ADD COLUMN "day" text;
