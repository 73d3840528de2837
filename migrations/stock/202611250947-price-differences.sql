ALTER TABLE "stock_movement" ADD COLUMN "expensed" numeric(20, 2);
