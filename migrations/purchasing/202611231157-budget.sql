ALTER TABLE "purchasing_application" ADD COLUMN "budget_seen" boolean;
ALTER TABLE "purchasing_order_line" ADD COLUMN "budget_subject_id" bigint;
ALTER TABLE "purchasing_purchase_order" ADD COLUMN "budget_seen" boolean;
ALTER TABLE "purchasing_order_line" ADD CONSTRAINT "purchasing_order_line_budget_subject_id_ref" FOREIGN KEY ("budget_subject_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
