CREATE TABLE "voyage_oil_statement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_oil_statement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_name" bigint NOT NULL,
	"kind" text NOT NULL,
	"month" text,
	"voyage_id" bigint,
	"period" text,
	"reports" bigint,
	"chief_name" text,
	"chief_at" timestamp(3) with time zone,
	"master_name" text,
	"master_at" timestamp(3) with time zone,
	"confirm_name" text,
	"confirm_at" timestamp(3) with time zone,
	"statement_status" text NOT NULL,
	CONSTRAINT "voyage_oil_statement_kind_check" CHECK (kind in ('MONTH', 'VOYAGE')),
	CONSTRAINT "voyage_oil_statement_statement_status_check" CHECK (statement_status in ('DRAFT', 'CHIEF', 'SIGNED', 'CONFIRMED'))
);

CREATE TABLE "voyage_oil_statement_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_oil_statement_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"oil_grade" text,
	"bonded" boolean,
	"lube" text,
	"unit" text,
	"opening" numeric(20, 3),
	"received" numeric(20, 3),
	"me_const" numeric(20, 3),
	"me_man" numeric(20, 3),
	"ge_sea" numeric(20, 3),
	"ge_disch" numeric(20, 3),
	"heating" numeric(20, 3),
	"boiler_daily" numeric(20, 3),
	"tank_clean" numeric(20, 3),
	"other" numeric(20, 3),
	"total" numeric(20, 3),
	"adjusted" numeric(20, 3),
	"closing" numeric(20, 3),
	CONSTRAINT "voyage_oil_statement_line_oil_grade_check" CHECK (oil_grade in ('HFO380', 'VLSFO', 'ULSFO', 'MDO', 'MGO', 'LNG', 'METHANOL')),
	CONSTRAINT "voyage_oil_statement_line_lube_check" CHECK (lube in ('meSystemOil', 'aeSystemOil', 'cylinderOil', 'turbineOil', 'hydraulicOil', 'gearOil'))
);

ALTER TABLE "voyage_oil_statement" ADD CONSTRAINT "voyage_oil_statement_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_statement" ADD CONSTRAINT "voyage_oil_statement_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_statement_line" ADD CONSTRAINT "voyage_oil_statement_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_oil_statement"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "voyage_oil_statement_sort" ON "voyage_oil_statement" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_oil_statement_month_day" ON "voyage_oil_statement" USING btree ("month") WHERE deleted_at is null;
CREATE INDEX "voyage_oil_statement_ship_name_sort" ON "voyage_oil_statement" USING btree ("ship_name","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_oil_statement_voyage_id_sort" ON "voyage_oil_statement" USING btree ("voyage_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_oil_statement_line_parent" ON "voyage_oil_statement_line" USING btree ("parent_id","seq");
