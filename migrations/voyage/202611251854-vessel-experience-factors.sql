CREATE TABLE "voyage_vef" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_vef_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"run_no" text,
	"ship_name" bigint NOT NULL,
	"series" text NOT NULL,
	"unit" text NOT NULL,
	"run_day" date,
	"table_date" date,
	"ship_figure" numeric(20, 3),
	"adjusted" numeric(20, 0),
	"mean" numeric(20, 5),
	"low" numeric(20, 5),
	"high" numeric(20, 5),
	"count" bigint,
	"hand_count" bigint,
	"vef" numeric(20, 5),
	"remark" text,
	"status" text NOT NULL,
	CONSTRAINT "voyage_vef_series_check" CHECK (series in ('LOAD', 'DISCHARGE')),
	CONSTRAINT "voyage_vef_unit_check" CHECK (unit in ('T', 'M3')),
	CONSTRAINT "voyage_vef_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "voyage_vef_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_vef_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"voyage_id" bigint,
	"worked_on" date,
	"cargo" text,
	"ship_qty" numeric(20, 3),
	"shore_qty" numeric(20, 3),
	"ratio" numeric(20, 5),
	"state" text,
	"ship_to_ship" boolean,
	"ship_only" boolean,
	"old_tables" boolean,
	"hand_reason" text,
	CONSTRAINT "voyage_vef_line_state_check" CHECK (state in ('IN', 'NO_SHORE', 'SHIP_TO_SHIP', 'SHIP_ONLY', 'OLD_TABLES', 'BY_HAND', 'GROSS_ERROR', 'OUTSIDE'))
);

ALTER TABLE "voyage_vef" ADD CONSTRAINT "voyage_vef_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_vef_line" ADD CONSTRAINT "voyage_vef_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_vef"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_vef_line" ADD CONSTRAINT "voyage_vef_line_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "voyage_vef_run_no_serial" ON "voyage_vef" USING btree ("run_no") WHERE deleted_at is null;
CREATE INDEX "voyage_vef_sort" ON "voyage_vef" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_vef_run_day_day" ON "voyage_vef" USING btree ("run_day") WHERE deleted_at is null;
CREATE INDEX "voyage_vef_ship_name_sort" ON "voyage_vef" USING btree ("ship_name","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_vef_line_parent" ON "voyage_vef_line" USING btree ("parent_id","seq");
