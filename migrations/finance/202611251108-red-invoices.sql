ALTER TABLE "finance_invoice" DROP CONSTRAINT "finance_invoice_invoice_status_check";
ALTER TABLE "finance_invoice" ADD COLUMN "red_of_id" bigint;
ALTER TABLE "finance_invoice" ADD CONSTRAINT "finance_invoice_red_of_id_ref" FOREIGN KEY ("red_of_id") REFERENCES "public"."finance_invoice"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "finance_invoice_red_of_id_sort" ON "finance_invoice" USING btree ("red_of_id","serial_no" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "finance_invoice" ADD CONSTRAINT "finance_invoice_invoice_status_check" CHECK (invoice_status in ('DRAFT', 'EXCEPTION', 'APPROVED', 'PART_PAID', 'PAID', 'CREDIT', 'CREDITED'));
