ALTER TABLE "voyage_report_correction" ADD COLUMN "rpt_zone" numeric(20, 2);
UPDATE "voyage_report_correction" c SET "rpt_zone" = r."zone" FROM "voyage_report" r WHERE r."id" = c."report_id";
