ALTER TABLE "voyage_report_correction" ADD COLUMN "fuel_shift" numeric(20, 3);
ALTER TABLE "voyage_report_correction" ADD COLUMN "lube_shift" numeric(20, 1);
ALTER TABLE "voyage_report_correction" DROP COLUMN "stock_shift";
