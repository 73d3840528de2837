ALTER TABLE "voyage_emission_fuel" ADD COLUMN "euro_lcv" numeric(20, 1);
ALTER TABLE "voyage_emission_fuel" ADD COLUMN "euro_wtt" numeric(20, 1);
ALTER TABLE "voyage_emission_rate" ADD COLUMN "fuel_reduction" numeric(20, 3);
