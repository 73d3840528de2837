CREATE TABLE "qhse_inspection" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_inspection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"inspection_no" text,
	"inspection_name" text,
	"inspection_type" text NOT NULL,
	"ship_id" bigint NOT NULL,
	"port_id" bigint,
	"plan_date" date,
	"nc_inspect_date" date,
	"party_name" text,
	"authority" text,
	"result" text,
	"score" numeric(20, 1),
	"report_files" bigint[],
	"remark" text,
	"next_due_date" date,
	"status" text NOT NULL,
	CONSTRAINT "qhse_inspection_inspection_type_check" CHECK (inspection_type in ('PSC', 'FSC', 'SIRE', 'CDI', 'RIGHTSHIP', 'OIL_MAJOR', 'TERMINAL', 'CLASS', 'ISM_INTERNAL', 'ISM_EXTERNAL', 'ISPS', 'MLC', 'COMPANY', 'MASTER_SELF', 'PNI', 'CUSTOMER')),
	CONSTRAINT "qhse_inspection_result_check" CHECK (result in ('NO_DEFICIENCY', 'DEFICIENCY', 'DETAINED', 'PASS', 'FAIL')),
	CONSTRAINT "qhse_inspection_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "qhse_finding" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"nc_kind" text NOT NULL,
	"nc_level" text NOT NULL,
	"nc_content" text NOT NULL,
	"defect_code" text,
	"question_no" text,
	"equipment" text,
	"action_code" text,
	"danger_level" text NOT NULL,
	"photos" bigint[],
	"serial_no" text,
	CONSTRAINT "qhse_finding_nc_level_check" CHECK (nc_level in ('MAJOR_NC', 'NC', 'OBSERVATION', 'DEFICIENCY')),
	CONSTRAINT "qhse_finding_danger_level_check" CHECK (danger_level in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'))
);

CREATE TABLE "qhse_defect" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_defect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"serial_no" text,
	"source_type" text NOT NULL,
	"inspection_id" bigint,
	"ship_id" bigint,
	"land_dept_id" bigint,
	"port_id" bigint,
	"inspection_name" text,
	"nc_inspect_date" date,
	"party_name" text,
	"nc_kind" text NOT NULL,
	"nc_level" text NOT NULL,
	"defect_code" text,
	"question_no" text,
	"equipment" text,
	"action_code" text,
	"viq_chapter" text,
	"nc_content" text NOT NULL,
	"danger_level" text NOT NULL,
	"latest_date" date,
	"plan_put_right_date" date,
	"nc_reporter" text,
	"ship_responsibility_dept" bigint,
	"photos" bigint[],
	"immediate_action" text,
	"root_cause" text,
	"corrective_action" text,
	"preventive_action" text,
	"remark" text,
	"rectify_date" date,
	"proof" bigint[],
	"rectifier_id" bigint,
	"verifier_id" bigint,
	"close_note" text,
	"release_files" bigint[],
	"analysis_time" timestamp(3) with time zone,
	"close_date" date,
	"close_name" text,
	"effect_check_date" date,
	"effective" boolean,
	"effect_note" text,
	"returned" bigint,
	"reopened" bigint,
	"nc_status" text NOT NULL,
	CONSTRAINT "qhse_defect_source_type_check" CHECK (source_type in ('INSPECTION', 'COMPANY_REVIEW', 'EVENT', 'MEMO', 'SHIP_SELF')),
	CONSTRAINT "qhse_defect_nc_level_check" CHECK (nc_level in ('MAJOR_NC', 'NC', 'OBSERVATION', 'DEFICIENCY')),
	CONSTRAINT "qhse_defect_danger_level_check" CHECK (danger_level in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
	CONSTRAINT "qhse_defect_nc_status_check" CHECK (nc_status in ('OPEN', 'RECTIFYING', 'SUBMITTED', 'CLOSED', 'CANCELLED'))
);

CREATE TABLE "qhse_defect_cause" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_defect_cause_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"factor" text NOT NULL,
	"reason" text NOT NULL,
	"remedy" text,
	CONSTRAINT "qhse_defect_cause_factor_check" CHECK (factor in ('MAN', 'MACHINE', 'MATERIAL', 'METHOD', 'ENVIRONMENT', 'MANAGEMENT'))
);

CREATE TABLE "qhse_defect_why" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_defect_why_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"answer" text NOT NULL
);

CREATE TABLE "qhse_defect_action" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_defect_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"measure" text NOT NULL,
	"responsible" text,
	"due_date" date NOT NULL,
	"done_date" date,
	"evidence" bigint[]
);

ALTER TABLE "qhse_inspection" ADD CONSTRAINT "qhse_inspection_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_inspection" ADD CONSTRAINT "qhse_inspection_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_finding" ADD CONSTRAINT "qhse_finding_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_inspection"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_defect" ADD CONSTRAINT "qhse_defect_inspection_id_ref" FOREIGN KEY ("inspection_id") REFERENCES "public"."qhse_inspection"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_defect" ADD CONSTRAINT "qhse_defect_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_defect" ADD CONSTRAINT "qhse_defect_land_dept_id_ref" FOREIGN KEY ("land_dept_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_defect" ADD CONSTRAINT "qhse_defect_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_defect" ADD CONSTRAINT "qhse_defect_ship_responsibility_dept_ref" FOREIGN KEY ("ship_responsibility_dept") REFERENCES "public"."identity_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_defect" ADD CONSTRAINT "qhse_defect_rectifier_id_ref" FOREIGN KEY ("rectifier_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_defect" ADD CONSTRAINT "qhse_defect_verifier_id_ref" FOREIGN KEY ("verifier_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_defect_cause" ADD CONSTRAINT "qhse_defect_cause_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_defect"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_defect_why" ADD CONSTRAINT "qhse_defect_why_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_defect"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_defect_action" ADD CONSTRAINT "qhse_defect_action_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_defect"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "qhse_inspection_inspection_no_serial" ON "qhse_inspection" USING btree ("inspection_no") WHERE deleted_at is null;
CREATE INDEX "qhse_inspection_sort" ON "qhse_inspection" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_inspection_ship_id_inspection_type_look" ON "qhse_inspection" USING btree ("ship_id","inspection_type");
CREATE INDEX "qhse_inspection_plan_date_day" ON "qhse_inspection" USING btree ("plan_date") WHERE deleted_at is null;
CREATE INDEX "qhse_inspection_nc_inspect_date_day" ON "qhse_inspection" USING btree ("nc_inspect_date") WHERE deleted_at is null;
CREATE INDEX "qhse_inspection_next_due_date_day" ON "qhse_inspection" USING btree ("next_due_date") WHERE deleted_at is null;
CREATE INDEX "qhse_inspection_ship_id_sort" ON "qhse_inspection" USING btree ("ship_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_inspection_port_id_sort" ON "qhse_inspection" USING btree ("port_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_finding_parent" ON "qhse_finding" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "qhse_defect_serial_no_serial" ON "qhse_defect" USING btree ("serial_no") WHERE deleted_at is null;
CREATE INDEX "qhse_defect_sort" ON "qhse_defect" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_defect_ship_id_nc_inspect_date_look" ON "qhse_defect" USING btree ("ship_id","nc_inspect_date");
CREATE INDEX "qhse_defect_nc_inspect_date_day" ON "qhse_defect" USING btree ("nc_inspect_date") WHERE deleted_at is null;
CREATE INDEX "qhse_defect_plan_put_right_date_day" ON "qhse_defect" USING btree ("plan_put_right_date") WHERE deleted_at is null;
CREATE INDEX "qhse_defect_effect_check_date_day" ON "qhse_defect" USING btree ("effect_check_date") WHERE deleted_at is null;
CREATE INDEX "qhse_defect_inspection_id_sort" ON "qhse_defect" USING btree ("inspection_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_defect_ship_id_sort" ON "qhse_defect" USING btree ("ship_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_defect_land_dept_id_sort" ON "qhse_defect" USING btree ("land_dept_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_defect_port_id_sort" ON "qhse_defect" USING btree ("port_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_defect_ship_responsibility_dept_sort" ON "qhse_defect" USING btree ("ship_responsibility_dept","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_defect_rectifier_id_sort" ON "qhse_defect" USING btree ("rectifier_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_defect_verifier_id_sort" ON "qhse_defect" USING btree ("verifier_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_defect_cause_parent" ON "qhse_defect_cause" USING btree ("parent_id","seq");
CREATE INDEX "qhse_defect_why_parent" ON "qhse_defect_why" USING btree ("parent_id","seq");
CREATE INDEX "qhse_defect_action_parent" ON "qhse_defect_action" USING btree ("parent_id","seq");
