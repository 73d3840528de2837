ALTER TABLE "voyage_bunkering" ADD COLUMN "observed_volume" numeric(20, 3);
ALTER TABLE "voyage_bunkering" ADD COLUMN "vcf" numeric(20, 4);
