CREATE TABLE "maintenance_monitoring_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_monitoring_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"monitor_kind" text NOT NULL,
	"equipment_model" text,
	"cycle_months" bigint NOT NULL,
	"enabled" boolean,
	"remark" text
);

CREATE TABLE "maintenance_monitoring_point" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_monitoring_point_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"point_name" text NOT NULL,
	"unit_name" text,
	"least" numeric(20, 3),
	"most" numeric(20, 3),
	"alarm_percent" numeric(20, 1)
);

CREATE TABLE "maintenance_monitoring_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_monitoring_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"report_no" text,
	"ship_id" bigint,
	"equipment_id" bigint NOT NULL,
	"template_id" bigint NOT NULL,
	"monitor_kind" text,
	"department" text,
	"measure_date" date NOT NULL,
	"running_hours" numeric(20, 1),
	"conclusion" text,
	"attachments" bigint[],
	"day_key" text,
	"worst" text,
	"cross_date" date,
	"expert_comment" text,
	"reporter_name" text,
	"submit_time" timestamp(3) with time zone,
	"reviewer_name" text,
	"review_time" timestamp(3) with time zone,
	"report_status" text NOT NULL,
	CONSTRAINT "maintenance_monitoring_report_department_check" CHECK (department in ('DECK', 'ENGINE')),
	CONSTRAINT "maintenance_monitoring_report_worst_check" CHECK (worst in ('OK', 'WARN', 'ALARM')),
	CONSTRAINT "maintenance_monitoring_report_report_status_check" CHECK (report_status in ('DRAFT', 'SUBMITTED', 'REVIEWED'))
);

CREATE TABLE "maintenance_monitoring_value" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_monitoring_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"point_name" text NOT NULL,
	"unit_name" text,
	"least" numeric(20, 3),
	"most" numeric(20, 3),
	"alarm_percent" numeric(20, 1),
	"baseline" numeric(20, 3),
	"measured" numeric(20, 3),
	"standing" text,
	"cross_date" date,
	"said" text,
	CONSTRAINT "maintenance_monitoring_value_standing_check" CHECK (standing in ('OK', 'WARN', 'ALARM'))
);

ALTER TABLE "maintenance_error_report" ADD COLUMN "monitoring_id" bigint;
ALTER TABLE "maintenance_monitoring_point" ADD CONSTRAINT "maintenance_monitoring_point_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_monitoring_template"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_monitoring_report" ADD CONSTRAINT "maintenance_monitoring_report_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_monitoring_report" ADD CONSTRAINT "maintenance_monitoring_report_equipment_id_ref" FOREIGN KEY ("equipment_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_monitoring_report" ADD CONSTRAINT "maintenance_monitoring_report_template_id_ref" FOREIGN KEY ("template_id") REFERENCES "public"."maintenance_monitoring_template"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_monitoring_value" ADD CONSTRAINT "maintenance_monitoring_value_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_monitoring_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "maintenance_monitoring_template_code_key" ON "maintenance_monitoring_template" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "maintenance_monitoring_template_sort" ON "maintenance_monitoring_template" USING btree ("code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_monitoring_point_parent" ON "maintenance_monitoring_point" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "maintenance_monitoring_report_day_key_key" ON "maintenance_monitoring_report" USING btree ("day_key") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_monitoring_report_report_no_serial" ON "maintenance_monitoring_report" USING btree ("report_no") WHERE deleted_at is null;
CREATE INDEX "maintenance_monitoring_report_sort" ON "maintenance_monitoring_report" USING btree ("measure_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_monitoring_report_cross_date_day" ON "maintenance_monitoring_report" USING btree ("cross_date") WHERE deleted_at is null;
CREATE INDEX "maintenance_monitoring_report_ship_id_sort" ON "maintenance_monitoring_report" USING btree ("ship_id","measure_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_monitoring_report_equipment_id_sort" ON "maintenance_monitoring_report" USING btree ("equipment_id","measure_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_monitoring_report_template_id_sort" ON "maintenance_monitoring_report" USING btree ("template_id","measure_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_monitoring_value_parent" ON "maintenance_monitoring_value" USING btree ("parent_id","seq");
ALTER TABLE "maintenance_error_report" ADD CONSTRAINT "maintenance_error_report_monitoring_id_ref" FOREIGN KEY ("monitoring_id") REFERENCES "public"."maintenance_monitoring_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "maintenance_error_report_monitoring_id_sort" ON "maintenance_error_report" USING btree ("monitoring_id","occur_time" desc,"id" desc) WHERE deleted_at is null;
