ALTER TABLE "maintenance_work_order" ADD COLUMN "former_done_date" date;
ALTER TABLE "maintenance_work_order" ADD COLUMN "former_done_hours" numeric(20, 1);
ALTER TABLE "maintenance_work_order" ADD COLUMN "former_due_date" date;
ALTER TABLE "maintenance_work_order" ADD COLUMN "former_by_order" boolean;
ALTER TABLE "maintenance_work_order" ADD COLUMN "reading_id" bigint;
