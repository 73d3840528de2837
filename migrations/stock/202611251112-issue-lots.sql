ALTER TABLE "stock_issue_line" ADD COLUMN "location_id" bigint;
ALTER TABLE "stock_issue_line" ADD COLUMN "batch_no" text;
ALTER TABLE "stock_issue_line" ADD CONSTRAINT "stock_issue_line_location_id_ref" FOREIGN KEY ("location_id") REFERENCES "public"."stock_location"("id") ON DELETE no action ON UPDATE no action NOT VALID;
