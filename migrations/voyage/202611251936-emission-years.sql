CREATE TABLE "voyage_emission_year" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_emission_year_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_name" bigint NOT NULL,
	"year" bigint NOT NULL,
	"tonnes" numeric(20, 3),
	"co2" numeric(20, 2),
	"distance" numeric(20, 1),
	"hours" numeric(20, 2),
	"attained" numeric(20, 3),
	"required" numeric(20, 3),
	"ratio" numeric(20, 4),
	"rating" text,
	"internal" boolean,
	"first" timestamp(3) with time zone,
	"last" timestamp(3) with time zone,
	"reports" bigint,
	"unconfirmed" bigint,
	"reckoned_at" timestamp(3) with time zone,
	"figures" jsonb,
	"shore_power" numeric(20, 1),
	"verifier_name" text,
	"statement_no" text,
	"statement_file" bigint,
	"remark" text,
	"plan_due" date,
	"plan_done_on" date,
	"plan_files" bigint[],
	"status" text NOT NULL,
	"plan_state" text NOT NULL,
	CONSTRAINT "voyage_emission_year_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "voyage_emission_year_plan_state_check" CHECK (plan_state in ('NONE', 'ASKED', 'DONE'))
);

ALTER TABLE "voyage_emission_year" ADD CONSTRAINT "voyage_emission_year_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "voyage_emission_year_ship_name_year_key" ON "voyage_emission_year" USING btree ("ship_name","year") WHERE deleted_at is null;
CREATE INDEX "voyage_emission_year_sort" ON "voyage_emission_year" USING btree ("year" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_emission_year_ship_name_sort" ON "voyage_emission_year" USING btree ("ship_name","year" desc,"id" desc) WHERE deleted_at is null;
