ALTER TABLE "market_contract" ADD COLUMN "estimate_id" bigint;
ALTER TABLE "market_contract" ADD CONSTRAINT "market_contract_estimate_id_ref" FOREIGN KEY ("estimate_id") REFERENCES "public"."market_voyage_estimate"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "market_contract_estimate_id_sort" ON "market_contract" USING btree ("estimate_id","create_time" desc,"id" desc) WHERE deleted_at is null;
