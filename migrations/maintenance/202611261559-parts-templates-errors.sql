CREATE TABLE "maintenance_equipment_part" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_equipment_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint,
	"equipment_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"part_no" text NOT NULL,
	"drawing_no" text,
	"position_no" text,
	"critical" text NOT NULL,
	"remark" text,
	CONSTRAINT "maintenance_equipment_part_critical_check" CHECK (critical in ('VITAL', 'ESSENTIAL', 'DESIRABLE'))
);

CREATE TABLE "maintenance_equipment_part_spec" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_equipment_part_spec_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint,
	"equipment_part_id" bigint NOT NULL,
	"spec" text NOT NULL,
	"material_id" bigint NOT NULL,
	"unit_id" bigint
);

CREATE TABLE "maintenance_ship_equipment_part" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_ship_equipment_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint,
	"equipment_part_spec_id" bigint,
	"min_amount" numeric(20, 4),
	"frequency_type" text NOT NULL,
	"frequency" bigint,
	"last_check_date" date,
	"check_period" bigint,
	"next_check_date" date,
	"audit_name" text,
	"audit_time" timestamp(3) with time zone,
	"audit_status" text NOT NULL,
	CONSTRAINT "maintenance_ship_equipment_part_frequency_type_check" CHECK (frequency_type in ('HOURS', 'DAYS', 'MONTHS')),
	CONSTRAINT "maintenance_ship_equipment_part_audit_status_check" CHECK (audit_status in ('PENDING', 'APPROVED', 'REFUSED'))
);

CREATE TABLE "maintenance_job_part" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_job_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"equipment_part_spec_id" bigint NOT NULL,
	"unit_id" bigint,
	"planned_qty" numeric(20, 4) NOT NULL
);

CREATE TABLE "maintenance_order_part" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_order_part_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"equipment_part_spec_id" bigint NOT NULL,
	"unit_id" bigint,
	"planned" numeric(20, 4),
	"used_qty" numeric(20, 4),
	"unit_cost" numeric(20, 6),
	"amount" numeric(20, 2)
);

CREATE TABLE "maintenance_equipment_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_equipment_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"ship_series" text,
	"revision" bigint,
	"released_on" date,
	"remark" text,
	"template_status" text NOT NULL,
	CONSTRAINT "maintenance_equipment_template_template_status_check" CHECK (template_status in ('DRAFT', 'RELEASED'))
);

CREATE TABLE "maintenance_template_node" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_template_node_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"template_id" bigint NOT NULL,
	"parent_id" bigint,
	"node_type" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"department" text,
	"key_flag" boolean,
	"standby_flag" boolean,
	"maker" text,
	"model" text,
	"responsible_job" bigint,
	"sort_num" bigint,
	CONSTRAINT "maintenance_template_node_node_type_check" CHECK (node_type in ('GROUP', 'SYSTEM', 'EQUIPMENT', 'COMPONENT')),
	CONSTRAINT "maintenance_template_node_department_check" CHECK (department in ('DECK', 'ENGINE'))
);

CREATE TABLE "maintenance_template_job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_template_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"template_id" bigint NOT NULL,
	"node_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"job_type" text NOT NULL,
	"level" text NOT NULL,
	"interval_months" bigint,
	"interval_days" bigint,
	"interval_hours" bigint,
	"on_condition" boolean,
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
	CONSTRAINT "maintenance_template_job_job_type_check" CHECK (job_type in ('ROUTINE', 'INSPECT', 'OVERHAUL', 'TEST', 'CALIBRATE', 'CLASS', 'REPLACE')),
	CONSTRAINT "maintenance_template_job_dual_rule_check" CHECK (dual_rule in ('FIRST', 'LAST')),
	CONSTRAINT "maintenance_template_job_base_rule_check" CHECK (base_rule in ('FLOATING', 'FIXED'))
);

CREATE TABLE "maintenance_error_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_error_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"department" text,
	"key_flag" boolean,
	"occur_time" timestamp(3) with time zone NOT NULL,
	"place" text,
	"severity" text NOT NULL,
	"impact" text NOT NULL,
	"function_lost" boolean,
	"phenomenon" text NOT NULL,
	"temp_measure" text,
	"off_hire_hours" numeric(20, 1),
	"down_hours" numeric(20, 1),
	"photos" bigint[],
	"remark" text,
	"handle_mode" text,
	"plan_finish_date" date,
	"work_order_id" bigint,
	"finish_date" date,
	"cause" text,
	"cause_type" text,
	"cure" text,
	"reporter_name" text,
	"submit_time" timestamp(3) with time zone,
	"close_name" text,
	"close_time" timestamp(3) with time zone,
	"report_status" text NOT NULL,
	CONSTRAINT "maintenance_error_report_department_check" CHECK (department in ('DECK', 'ENGINE')),
	CONSTRAINT "maintenance_error_report_severity_check" CHECK (severity in ('MINOR', 'MAJOR', 'CRITICAL')),
	CONSTRAINT "maintenance_error_report_impact_check" CHECK (impact in ('NONE', 'REDUCED', 'STOPPED')),
	CONSTRAINT "maintenance_error_report_handle_mode_check" CHECK (handle_mode in ('SHIP_SELF', 'SHORE_SERVICE', 'REPAIR_YARD', 'GUARANTEE')),
	CONSTRAINT "maintenance_error_report_report_status_check" CHECK (report_status in ('DRAFT', 'SUBMITTED', 'AUDIT', 'HANDLING', 'VERIFY', 'CLOSED'))
);

ALTER TABLE "maintenance_counter" ADD COLUMN "engine_hours" text;
ALTER TABLE "maintenance_equipment" ADD COLUMN "origin" jsonb;
ALTER TABLE "maintenance_job" ADD COLUMN "origin" jsonb;
ALTER TABLE "maintenance_equipment_part" ADD CONSTRAINT "maintenance_equipment_part_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_equipment_part" ADD CONSTRAINT "maintenance_equipment_part_equipment_id_ref" FOREIGN KEY ("equipment_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_equipment_part_spec" ADD CONSTRAINT "maintenance_equipment_part_spec_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_equipment_part_spec" ADD CONSTRAINT "maintenance_equipment_part_spec_equipment_part_id_ref" FOREIGN KEY ("equipment_part_id") REFERENCES "public"."maintenance_equipment_part"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_equipment_part_spec" ADD CONSTRAINT "maintenance_equipment_part_spec_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_equipment_part_spec" ADD CONSTRAINT "maintenance_equipment_part_spec_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_ship_equipment_part" ADD CONSTRAINT "maintenance_ship_equipment_part_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_ship_equipment_part" ADD CONSTRAINT "maintenance_ship_equipment_part_equipment_part_spec_id_ref" FOREIGN KEY ("equipment_part_spec_id") REFERENCES "public"."maintenance_equipment_part_spec"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_job_part" ADD CONSTRAINT "maintenance_job_part_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_job_part" ADD CONSTRAINT "maintenance_job_part_equipment_part_spec_id_ref" FOREIGN KEY ("equipment_part_spec_id") REFERENCES "public"."maintenance_equipment_part_spec"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_job_part" ADD CONSTRAINT "maintenance_job_part_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_order_part" ADD CONSTRAINT "maintenance_order_part_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_work_order"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_order_part" ADD CONSTRAINT "maintenance_order_part_equipment_part_spec_id_ref" FOREIGN KEY ("equipment_part_spec_id") REFERENCES "public"."maintenance_equipment_part_spec"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_order_part" ADD CONSTRAINT "maintenance_order_part_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_template_node" ADD CONSTRAINT "maintenance_template_node_template_id_ref" FOREIGN KEY ("template_id") REFERENCES "public"."maintenance_equipment_template"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_template_node" ADD CONSTRAINT "maintenance_template_node_parent_id_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_template_node"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_template_node" ADD CONSTRAINT "maintenance_template_node_responsible_job_ref" FOREIGN KEY ("responsible_job") REFERENCES "public"."identity_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_template_job" ADD CONSTRAINT "maintenance_template_job_template_id_ref" FOREIGN KEY ("template_id") REFERENCES "public"."maintenance_equipment_template"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_template_job" ADD CONSTRAINT "maintenance_template_job_node_id_ref" FOREIGN KEY ("node_id") REFERENCES "public"."maintenance_template_node"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_template_job" ADD CONSTRAINT "maintenance_template_job_responsible_post_ref" FOREIGN KEY ("responsible_post") REFERENCES "public"."identity_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_template_job" ADD CONSTRAINT "maintenance_template_job_supervisor_post_ref" FOREIGN KEY ("supervisor_post") REFERENCES "public"."identity_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_error_report" ADD CONSTRAINT "maintenance_error_report_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_error_report" ADD CONSTRAINT "maintenance_error_report_equipment_id_ref" FOREIGN KEY ("equipment_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_error_report" ADD CONSTRAINT "maintenance_error_report_work_order_id_ref" FOREIGN KEY ("work_order_id") REFERENCES "public"."maintenance_work_order"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "maintenance_equipment_part_equipment_id_part_no_key" ON "maintenance_equipment_part" USING btree ("equipment_id","part_no") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_part_sort" ON "maintenance_equipment_part" USING btree ("part_no","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_part_ship_id_sort" ON "maintenance_equipment_part" USING btree ("ship_id","part_no","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_part_equipment_id_sort" ON "maintenance_equipment_part" USING btree ("equipment_id","part_no","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_equipment_part_spec_equipment_part_id_spec_key" ON "maintenance_equipment_part_spec" USING btree ("equipment_part_id","spec") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_part_spec_sort" ON "maintenance_equipment_part_spec" USING btree ("equipment_part_id","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_part_spec_ship_id_sort" ON "maintenance_equipment_part_spec" USING btree ("ship_id","equipment_part_id","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_part_spec_equipment_part_id_sort" ON "maintenance_equipment_part_spec" USING btree ("equipment_part_id","equipment_part_id","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_part_spec_material_id_sort" ON "maintenance_equipment_part_spec" USING btree ("material_id","equipment_part_id","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_part_spec_unit_id_sort" ON "maintenance_equipment_part_spec" USING btree ("unit_id","equipment_part_id","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_ship_equipment_part_ship_id_equipment_part_spec_id_key" ON "maintenance_ship_equipment_part" USING btree ("ship_id","equipment_part_spec_id") WHERE deleted_at is null;
CREATE INDEX "maintenance_ship_equipment_part_sort" ON "maintenance_ship_equipment_part" USING btree ("equipment_part_spec_id","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_ship_equipment_part_ship_id_sort" ON "maintenance_ship_equipment_part" USING btree ("ship_id","equipment_part_spec_id","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_ship_equipment_part_equipment_part_spec_id_sort" ON "maintenance_ship_equipment_part" USING btree ("equipment_part_spec_id","equipment_part_spec_id","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_job_part_parent" ON "maintenance_job_part" USING btree ("parent_id","seq");
CREATE INDEX "maintenance_job_part_equipment_part_spec_id_look" ON "maintenance_job_part" USING btree ("equipment_part_spec_id");
CREATE INDEX "maintenance_order_part_parent" ON "maintenance_order_part" USING btree ("parent_id","seq");
CREATE INDEX "maintenance_order_part_equipment_part_spec_id_look" ON "maintenance_order_part" USING btree ("equipment_part_spec_id");
CREATE UNIQUE INDEX "maintenance_equipment_template_code_key" ON "maintenance_equipment_template" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "maintenance_equipment_template_sort" ON "maintenance_equipment_template" USING btree ("code","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_template_node_template_id_code_key" ON "maintenance_template_node" USING btree ("template_id","code") WHERE deleted_at is null;
CREATE INDEX "maintenance_template_node_sort" ON "maintenance_template_node" USING btree ("code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_template_node_template_id_sort" ON "maintenance_template_node" USING btree ("template_id","code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_template_node_parent_id_sort" ON "maintenance_template_node" USING btree ("parent_id","code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_template_node_responsible_job_sort" ON "maintenance_template_node" USING btree ("responsible_job","code","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_template_job_template_id_code_key" ON "maintenance_template_job" USING btree ("template_id","code") WHERE deleted_at is null;
CREATE INDEX "maintenance_template_job_sort" ON "maintenance_template_job" USING btree ("code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_template_job_template_id_sort" ON "maintenance_template_job" USING btree ("template_id","code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_template_job_node_id_sort" ON "maintenance_template_job" USING btree ("node_id","code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_template_job_responsible_post_sort" ON "maintenance_template_job" USING btree ("responsible_post","code","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_template_job_supervisor_post_sort" ON "maintenance_template_job" USING btree ("supervisor_post","code","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_error_report_report_no_serial" ON "maintenance_error_report" USING btree ("report_no") WHERE deleted_at is null;
CREATE INDEX "maintenance_error_report_sort" ON "maintenance_error_report" USING btree ("occur_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_error_report_plan_finish_date_day" ON "maintenance_error_report" USING btree ("plan_finish_date") WHERE deleted_at is null;
CREATE INDEX "maintenance_error_report_ship_id_sort" ON "maintenance_error_report" USING btree ("ship_id","occur_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_error_report_equipment_id_sort" ON "maintenance_error_report" USING btree ("equipment_id","occur_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_error_report_work_order_id_sort" ON "maintenance_error_report" USING btree ("work_order_id","occur_time" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "maintenance_counter" ADD CONSTRAINT "maintenance_counter_engine_hours_check" CHECK (engine_hours in ('MAIN', 'GENERATORS'));
