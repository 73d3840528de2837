CREATE TABLE "maintenance_year_plan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_year_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"plan_no" text,
	"ship_id" bigint NOT NULL,
	"plan_year" bigint NOT NULL,
	"note" text,
	"edition" bigint,
	"based_on_id" bigint,
	"line_count" bigint,
	"moved_count" bigint,
	"in_force" boolean,
	"approved_time" timestamp(3) with time zone,
	"current_key" text,
	"draft_key" text,
	"status" text NOT NULL,
	CONSTRAINT "maintenance_year_plan_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "maintenance_year_plan_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_year_plan_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"job_id" bigint,
	"due_on" date,
	"plan_date" date,
	"times" bigint,
	"move_reason" text
);

ALTER TABLE "maintenance_year_plan" ADD CONSTRAINT "maintenance_year_plan_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_year_plan" ADD CONSTRAINT "maintenance_year_plan_based_on_id_ref" FOREIGN KEY ("based_on_id") REFERENCES "public"."maintenance_year_plan"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_year_plan_line" ADD CONSTRAINT "maintenance_year_plan_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_year_plan"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_year_plan_line" ADD CONSTRAINT "maintenance_year_plan_line_job_id_ref" FOREIGN KEY ("job_id") REFERENCES "public"."maintenance_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "maintenance_year_plan_ship_id_plan_year_edition_key" ON "maintenance_year_plan" USING btree ("ship_id","plan_year","edition") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_year_plan_current_key_key" ON "maintenance_year_plan" USING btree ("current_key") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_year_plan_draft_key_key" ON "maintenance_year_plan" USING btree ("draft_key") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_year_plan_plan_no_serial" ON "maintenance_year_plan" USING btree ("plan_no") WHERE deleted_at is null;
CREATE INDEX "maintenance_year_plan_sort" ON "maintenance_year_plan" USING btree ("plan_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_year_plan_ship_id_sort" ON "maintenance_year_plan" USING btree ("ship_id","plan_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_year_plan_based_on_id_sort" ON "maintenance_year_plan" USING btree ("based_on_id","plan_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_year_plan_line_parent" ON "maintenance_year_plan_line" USING btree ("parent_id","seq");
