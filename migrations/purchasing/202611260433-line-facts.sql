ALTER TABLE "purchasing_application_line" ADD COLUMN "stock_qty" numeric(20, 4);
ALTER TABLE "purchasing_application_line" ADD COLUMN "year_use" numeric(20, 4);
ALTER TABLE "purchasing_application_line" ADD COLUMN "last_price" numeric(20, 6);
ALTER TABLE "purchasing_application_line" ADD COLUMN "last_partner_id" bigint;
ALTER TABLE "purchasing_application_line" ADD COLUMN "last_date" date;
ALTER TABLE "purchasing_application_line" ADD CONSTRAINT "purchasing_application_line_last_partner_id_ref" FOREIGN KEY ("last_partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
