ALTER TABLE "purchasing_award" ADD COLUMN "ordered_at" timestamp(3) with time zone;
-- Of awards of before it is known from their inquiry that their orders were made.
UPDATE "purchasing_award" a SET "ordered_at" = i."update_time"
FROM "purchasing_inquiry" i
WHERE i."id" = a."inquiry_id" AND i."inquiry_status" = 'ORDERED' AND a."status" = 'APPROVE' AND a."deleted_at" IS NULL;
