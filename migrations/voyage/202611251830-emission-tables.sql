CREATE TABLE "voyage_emission_fuel" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_emission_fuel_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"fuel" text NOT NULL,
	"valid_from" date NOT NULL,
	"cf" numeric(20, 3) NOT NULL,
	"lcv" numeric(20, 1),
	"ch4" numeric(20, 5),
	"n2o" numeric(20, 5),
	"source" text NOT NULL,
	CONSTRAINT "voyage_emission_fuel_fuel_check" CHECK (fuel in ('HFO', 'LFO', 'DIESEL', 'LPG_PROPANE', 'LPG_BUTANE', 'LNG', 'METHANOL', 'ETHANOL'))
);

CREATE TABLE "voyage_cii_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_cii_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_type" text NOT NULL,
	"capacity_from" bigint NOT NULL,
	"capacity_to" bigint,
	"fixed_capacity" bigint,
	"valid_from" date NOT NULL,
	"a" numeric(20, 3) NOT NULL,
	"c" numeric(20, 4) NOT NULL,
	"d1" numeric(20, 2) NOT NULL,
	"d2" numeric(20, 2) NOT NULL,
	"d3" numeric(20, 2) NOT NULL,
	"d4" numeric(20, 2) NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "voyage_cii_line_ship_type_check" CHECK (ship_type in ('TANKER', 'BULK_CARRIER', 'GAS_CARRIER', 'GENERAL_CARGO', 'COMBINATION', 'CONTAINER'))
);

CREATE TABLE "voyage_emission_rate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_emission_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"year" bigint NOT NULL,
	"reduction" numeric(20, 3),
	"allowances" numeric(20, 3),
	"source" text NOT NULL
);

CREATE UNIQUE INDEX "voyage_emission_fuel_fuel_valid_from_key" ON "voyage_emission_fuel" USING btree ("fuel","valid_from") WHERE deleted_at is null;
CREATE INDEX "voyage_emission_fuel_sort" ON "voyage_emission_fuel" USING btree ("fuel","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "voyage_cii_line_ship_type_capacity_from_valid_from_key" ON "voyage_cii_line" USING btree ("ship_type","capacity_from","valid_from") WHERE deleted_at is null;
CREATE INDEX "voyage_cii_line_sort" ON "voyage_cii_line" USING btree ("ship_type","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "voyage_emission_rate_year_key" ON "voyage_emission_rate" USING btree ("year") WHERE deleted_at is null;
CREATE INDEX "voyage_emission_rate_sort" ON "voyage_emission_rate" USING btree ("year" desc,"id" desc) WHERE deleted_at is null;
