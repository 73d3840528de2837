CREATE TABLE "maintenance_equipment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_equipment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint NOT NULL,
	"parent_id" bigint,
	"node_type" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"department" text,
	"key_flag" boolean,
	"standby_flag" boolean,
	"use_status" text NOT NULL,
	"maker" text,
	"model" text,
	"serial_no" text,
	"place" text,
	"install_date" date,
	"commission_date" date,
	"class_code" text,
	"responsible_job" bigint,
	"sort_num" bigint,
	"documents" bigint[],
	"remark" text,
	CONSTRAINT "maintenance_equipment_node_type_check" CHECK (node_type in ('GROUP', 'SYSTEM', 'EQUIPMENT', 'COMPONENT')),
	CONSTRAINT "maintenance_equipment_department_check" CHECK (department in ('DECK', 'ENGINE')),
	CONSTRAINT "maintenance_equipment_use_status_check" CHECK (use_status in ('IN_USE', 'STANDBY', 'LAID_UP', 'SCRAPPED'))
);

CREATE TABLE "maintenance_equipment_param" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_equipment_param_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"figure" text NOT NULL,
	"unit_name" text
);

CREATE TABLE "maintenance_counter" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_counter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint NOT NULL,
	"equipment_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"unit" text NOT NULL,
	"default_daily" numeric(20, 2) NOT NULL,
	"sort_num" bigint,
	"meter_offset" numeric(20, 1),
	"last_reading" numeric(20, 1),
	"last_read_time" timestamp(3) with time zone,
	"current_total" numeric(20, 1),
	"average_daily" numeric(20, 2),
	"counter_status" text NOT NULL,
	CONSTRAINT "maintenance_counter_unit_check" CHECK (unit in ('H', 'CYCLE')),
	CONSTRAINT "maintenance_counter_counter_status_check" CHECK (counter_status in ('IN_USE', 'STOPPED'))
);

CREATE TABLE "maintenance_running_hour_reading" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_running_hour_reading_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint,
	"counter_id" bigint NOT NULL,
	"read_time" timestamp(3) with time zone NOT NULL,
	"reading" numeric(20, 1) NOT NULL,
	"total" numeric(20, 1),
	"source" text NOT NULL,
	"new_meter" boolean,
	"reason" text,
	"corrects" bigint,
	"reading_status" text NOT NULL,
	CONSTRAINT "maintenance_running_hour_reading_source_check" CHECK (source in ('MANUAL', 'NOON_REPORT', 'WORK_ORDER', 'IMPORT')),
	CONSTRAINT "maintenance_running_hour_reading_reading_status_check" CHECK (reading_status in ('VALID', 'PROPOSED', 'REPLACED', 'REFUSED'))
);

CREATE TABLE "maintenance_job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint NOT NULL,
	"equipment_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"job_type" text NOT NULL,
	"level" text NOT NULL,
	"interval_months" bigint,
	"interval_days" bigint,
	"interval_hours" bigint,
	"on_condition" boolean,
	"counter_id" bigint,
	"dual_rule" text NOT NULL,
	"base_rule" text NOT NULL,
	"lead_days" bigint NOT NULL,
	"window_days" bigint NOT NULL,
	"responsible_post" bigint,
	"supervisor_post" bigint,
	"shore_verify" boolean,
	"est_hours" numeric(20, 1),
	"crew_num" bigint,
	"need_permit" text,
	"need_risk" boolean,
	"instruction" text,
	"last_done_date" date,
	"last_done_hours" numeric(20, 1),
	"department" text,
	"key_flag" boolean,
	"last_due_date" date,
	"done_by_order" boolean,
	"next_due_date" date,
	"next_due_hours" numeric(20, 1),
	"due_by" text,
	"suspend_reason" text,
	"job_status" text NOT NULL,
	CONSTRAINT "maintenance_job_job_type_check" CHECK (job_type in ('ROUTINE', 'INSPECT', 'OVERHAUL', 'TEST', 'CALIBRATE', 'CLASS', 'REPLACE')),
	CONSTRAINT "maintenance_job_dual_rule_check" CHECK (dual_rule in ('FIRST', 'LAST')),
	CONSTRAINT "maintenance_job_base_rule_check" CHECK (base_rule in ('FLOATING', 'FIXED')),
	CONSTRAINT "maintenance_job_department_check" CHECK (department in ('DECK', 'ENGINE')),
	CONSTRAINT "maintenance_job_due_by_check" CHECK (due_by in ('CALENDAR', 'HOURS')),
	CONSTRAINT "maintenance_job_job_status_check" CHECK (job_status in ('ACTIVE', 'SUSPENDED'))
);

CREATE TABLE "maintenance_job_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_job_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"item" text NOT NULL,
	"value_type" text NOT NULL,
	"unit_name" text,
	"least" numeric(20, 3),
	"most" numeric(20, 3),
	"needed" boolean,
	CONSTRAINT "maintenance_job_check_value_type_check" CHECK (value_type in ('OK', 'NUMBER', 'TEXT'))
);

ALTER TABLE "maintenance_equipment" ADD CONSTRAINT "maintenance_equipment_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_equipment" ADD CONSTRAINT "maintenance_equipment_parent_id_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_equipment" ADD CONSTRAINT "maintenance_equipment_responsible_job_ref" FOREIGN KEY ("responsible_job") REFERENCES "public"."identity_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_equipment_param" ADD CONSTRAINT "maintenance_equipment_param_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_counter" ADD CONSTRAINT "maintenance_counter_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_counter" ADD CONSTRAINT "maintenance_counter_equipment_id_ref" FOREIGN KEY ("equipment_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_running_hour_reading" ADD CONSTRAINT "maintenance_running_hour_reading_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_running_hour_reading" ADD CONSTRAINT "maintenance_running_hour_reading_counter_id_ref" FOREIGN KEY ("counter_id") REFERENCES "public"."maintenance_counter"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_running_hour_reading" ADD CONSTRAINT "maintenance_running_hour_reading_corrects_ref" FOREIGN KEY ("corrects") REFERENCES "public"."maintenance_running_hour_reading"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_job" ADD CONSTRAINT "maintenance_job_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_job" ADD CONSTRAINT "maintenance_job_equipment_id_ref" FOREIGN KEY ("equipment_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_job" ADD CONSTRAINT "maintenance_job_counter_id_ref" FOREIGN KEY ("counter_id") REFERENCES "public"."maintenance_counter"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_job" ADD CONSTRAINT "maintenance_job_responsible_post_ref" FOREIGN KEY ("responsible_post") REFERENCES "public"."identity_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_job" ADD CONSTRAINT "maintenance_job_supervisor_post_ref" FOREIGN KEY ("supervisor_post") REFERENCES "public"."identity_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_job_check" ADD CONSTRAINT "maintenance_job_check_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "maintenance_equipment_ship_id_code_key" ON "maintenance_equipment" USING btree ("ship_id","code") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_equipment_maker_serial_no_key" ON "maintenance_equipment" USING btree ("maker","serial_no") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_sort" ON "maintenance_equipment" USING btree ("code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_ship_id_sort" ON "maintenance_equipment" USING btree ("ship_id","code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_parent_id_sort" ON "maintenance_equipment" USING btree ("parent_id","code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_responsible_job_sort" ON "maintenance_equipment" USING btree ("responsible_job","code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_param_parent" ON "maintenance_equipment_param" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "maintenance_counter_equipment_id_name_key" ON "maintenance_counter" USING btree ("equipment_id","name") WHERE deleted_at is null;
CREATE INDEX "maintenance_counter_sort" ON "maintenance_counter" USING btree ("sort_num","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_counter_ship_id_sort" ON "maintenance_counter" USING btree ("ship_id","sort_num","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_counter_equipment_id_sort" ON "maintenance_counter" USING btree ("equipment_id","sort_num","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_running_hour_reading_sort" ON "maintenance_running_hour_reading" USING btree ("read_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_running_hour_reading_ship_id_sort" ON "maintenance_running_hour_reading" USING btree ("ship_id","read_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_running_hour_reading_counter_id_sort" ON "maintenance_running_hour_reading" USING btree ("counter_id","read_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_running_hour_reading_corrects_sort" ON "maintenance_running_hour_reading" USING btree ("corrects","read_time" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_job_ship_id_code_key" ON "maintenance_job" USING btree ("ship_id","code") WHERE deleted_at is null;
CREATE INDEX "maintenance_job_sort" ON "maintenance_job" USING btree ("next_due_date","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_job_ship_id_sort" ON "maintenance_job" USING btree ("ship_id","next_due_date","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_job_equipment_id_sort" ON "maintenance_job" USING btree ("equipment_id","next_due_date","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_job_counter_id_sort" ON "maintenance_job" USING btree ("counter_id","next_due_date","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_job_responsible_post_sort" ON "maintenance_job" USING btree ("responsible_post","next_due_date","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_job_supervisor_post_sort" ON "maintenance_job" USING btree ("supervisor_post","next_due_date","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_job_check_parent" ON "maintenance_job_check" USING btree ("parent_id","seq");
