CREATE TABLE "maintenance_work_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_work_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"order_no" text,
	"order_type" text,
	"ship_id" bigint,
	"equipment_id" bigint NOT NULL,
	"job_id" bigint,
	"work_name" text NOT NULL,
	"department" text,
	"key_flag" boolean,
	"level" text,
	"responsible_post" bigint,
	"original_due_date" date,
	"due_date" date NOT NULL,
	"window_days" bigint,
	"latest_date" date,
	"lead_days" bigint,
	"delays" bigint,
	"instruction" text,
	"need_permit" text,
	"permit_no" text,
	"need_risk" boolean,
	"risk_no" text,
	"by_hours" boolean,
	"shore_verify" boolean,
	"start_time" timestamp(3) with time zone,
	"done_date" date,
	"done_hours" numeric(20, 1),
	"man_hours" numeric(20, 1),
	"result" text,
	"condition_found" text,
	"overdue_reason" text,
	"reporter_id" bigint,
	"reporter_name" text,
	"report_time" timestamp(3) with time zone,
	"confirm_name" text,
	"confirm_time" timestamp(3) with time zone,
	"verify_name" text,
	"verify_time" timestamp(3) with time zone,
	"cancelled_on" date,
	"cancel_reason" text,
	"open_job_id" bigint,
	"photos" bigint[],
	"remark" text,
	"wo_status" text NOT NULL,
	CONSTRAINT "maintenance_work_order_order_type_check" CHECK (order_type in ('PLANNED', 'CLASS', 'CORRECTIVE', 'TEMPORARY')),
	CONSTRAINT "maintenance_work_order_department_check" CHECK (department in ('DECK', 'ENGINE')),
	CONSTRAINT "maintenance_work_order_result_check" CHECK (result in ('OK', 'OK_WITH_REMARK', 'NOT_OK')),
	CONSTRAINT "maintenance_work_order_wo_status_check" CHECK (wo_status in ('PLANNED', 'ISSUED', 'DOING', 'REPORTED', 'FINISHED', 'CANCELLED'))
);

CREATE TABLE "maintenance_order_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_order_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"item" text NOT NULL,
	"value_type" text NOT NULL,
	"unit_name" text,
	"least" numeric(20, 3),
	"most" numeric(20, 3),
	"needed" boolean,
	"finding" text,
	"figure" numeric(20, 3),
	"said" text,
	"outside" boolean,
	CONSTRAINT "maintenance_order_check_value_type_check" CHECK (value_type in ('OK', 'NUMBER', 'TEXT')),
	CONSTRAINT "maintenance_order_check_finding_check" CHECK (finding in ('GOOD', 'BAD'))
);

CREATE TABLE "maintenance_postponement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_postponement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"postpone_no" text,
	"work_order_id" bigint NOT NULL,
	"ship_id" bigint,
	"equipment_id" bigint,
	"work_name" text,
	"key_flag" boolean,
	"class_flag" boolean,
	"original_due_date" date,
	"old_due_date" date,
	"new_due_date" date NOT NULL,
	"extend_days" bigint,
	"times" bigint,
	"late_flag" boolean,
	"beyond" boolean,
	"reason_type" text NOT NULL,
	"reason" text NOT NULL,
	"mitigation" text,
	"class_ref" text,
	"class_letter" bigint[],
	"approved_time" timestamp(3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "maintenance_postponement_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

ALTER TABLE "maintenance_work_order" ADD CONSTRAINT "maintenance_work_order_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_work_order" ADD CONSTRAINT "maintenance_work_order_equipment_id_ref" FOREIGN KEY ("equipment_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_work_order" ADD CONSTRAINT "maintenance_work_order_job_id_ref" FOREIGN KEY ("job_id") REFERENCES "public"."maintenance_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_work_order" ADD CONSTRAINT "maintenance_work_order_responsible_post_ref" FOREIGN KEY ("responsible_post") REFERENCES "public"."identity_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_order_check" ADD CONSTRAINT "maintenance_order_check_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."maintenance_work_order"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_postponement" ADD CONSTRAINT "maintenance_postponement_work_order_id_ref" FOREIGN KEY ("work_order_id") REFERENCES "public"."maintenance_work_order"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_postponement" ADD CONSTRAINT "maintenance_postponement_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_postponement" ADD CONSTRAINT "maintenance_postponement_equipment_id_ref" FOREIGN KEY ("equipment_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "maintenance_work_order_open_job_id_key" ON "maintenance_work_order" USING btree ("open_job_id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_work_order_order_no_serial" ON "maintenance_work_order" USING btree ("order_no") WHERE deleted_at is null;
CREATE INDEX "maintenance_work_order_sort" ON "maintenance_work_order" USING btree ("due_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_work_order_done_date_day" ON "maintenance_work_order" USING btree ("done_date") WHERE deleted_at is null;
CREATE INDEX "maintenance_work_order_ship_id_sort" ON "maintenance_work_order" USING btree ("ship_id","due_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_work_order_equipment_id_sort" ON "maintenance_work_order" USING btree ("equipment_id","due_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_work_order_job_id_sort" ON "maintenance_work_order" USING btree ("job_id","due_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_work_order_responsible_post_sort" ON "maintenance_work_order" USING btree ("responsible_post","due_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_order_check_parent" ON "maintenance_order_check" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "maintenance_postponement_postpone_no_serial" ON "maintenance_postponement" USING btree ("postpone_no") WHERE deleted_at is null;
CREATE INDEX "maintenance_postponement_sort" ON "maintenance_postponement" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_postponement_new_due_date_day" ON "maintenance_postponement" USING btree ("new_due_date") WHERE deleted_at is null;
CREATE INDEX "maintenance_postponement_work_order_id_sort" ON "maintenance_postponement" USING btree ("work_order_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_postponement_ship_id_sort" ON "maintenance_postponement" USING btree ("ship_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_postponement_equipment_id_sort" ON "maintenance_postponement" USING btree ("equipment_id","create_time" desc,"id" desc) WHERE deleted_at is null;
