-- Readings of before that somebody confirmed stay confirmed.
ALTER TABLE "voyage_init_info" ADD COLUMN "readings_state" text;
UPDATE "voyage_init_info" SET "readings_state" = CASE WHEN "approved_by" IS NULL THEN 'WAITING' ELSE 'APPROVED' END;
ALTER TABLE "voyage_init_info" ALTER COLUMN "readings_state" SET NOT NULL;
ALTER TABLE "voyage_init_info" ADD CONSTRAINT "voyage_init_info_readings_state_check" CHECK (readings_state in ('WAITING', 'APPROVED'));
