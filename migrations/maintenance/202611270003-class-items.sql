CREATE TABLE "maintenance_class_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_class_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint NOT NULL,
	"class_code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"survey_kind" text NOT NULL,
	"credit_by" text NOT NULL,
	"cycle_months" bigint NOT NULL,
	"equipment_id" bigint,
	"job_id" bigint,
	"last_survey_date" date,
	"first_due" date,
	"remark" text,
	"due_date" date,
	"confirm_date" date,
	"survey_report" text,
	"credit_order_id" bigint,
	"credited" boolean,
	"former_survey_date" date,
	"former_credited" boolean,
	"item_status" text NOT NULL,
	CONSTRAINT "maintenance_class_item_survey_kind_check" CHECK (survey_kind in ('CMS', 'PMS', 'RENEWAL', 'BOILER', 'TAILSHAFT', 'BOTTOM')),
	CONSTRAINT "maintenance_class_item_credit_by_check" CHECK (credit_by in ('SURVEYOR', 'CHIEF_ENGINEER')),
	CONSTRAINT "maintenance_class_item_item_status_check" CHECK (item_status in ('VALID', 'TO_CONFIRM'))
);

CREATE TABLE "maintenance_class_cycle" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_class_cycle_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint NOT NULL,
	"class_no" text,
	"cycle_begin" date NOT NULL,
	"cycle_end" date
);

ALTER TABLE "maintenance_class_item" ADD CONSTRAINT "maintenance_class_item_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_class_item" ADD CONSTRAINT "maintenance_class_item_equipment_id_ref" FOREIGN KEY ("equipment_id") REFERENCES "public"."maintenance_equipment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_class_item" ADD CONSTRAINT "maintenance_class_item_job_id_ref" FOREIGN KEY ("job_id") REFERENCES "public"."maintenance_job"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_class_item" ADD CONSTRAINT "maintenance_class_item_credit_order_id_ref" FOREIGN KEY ("credit_order_id") REFERENCES "public"."maintenance_work_order"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "maintenance_class_cycle" ADD CONSTRAINT "maintenance_class_cycle_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "maintenance_class_item_ship_id_class_code_key" ON "maintenance_class_item" USING btree ("ship_id","class_code") WHERE deleted_at is null;
CREATE INDEX "maintenance_class_item_sort" ON "maintenance_class_item" USING btree ("due_date","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_class_item_ship_id_sort" ON "maintenance_class_item" USING btree ("ship_id","due_date","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_class_item_equipment_id_sort" ON "maintenance_class_item" USING btree ("equipment_id","due_date","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_class_item_job_id_sort" ON "maintenance_class_item" USING btree ("job_id","due_date","id") WHERE deleted_at is null;
CREATE INDEX "maintenance_class_item_credit_order_id_sort" ON "maintenance_class_item" USING btree ("credit_order_id","due_date","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "maintenance_class_cycle_ship_id_key" ON "maintenance_class_cycle" USING btree ("ship_id") WHERE deleted_at is null;
CREATE INDEX "maintenance_class_cycle_sort" ON "maintenance_class_cycle" USING btree ("cycle_begin" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "maintenance_class_cycle_ship_id_sort" ON "maintenance_class_cycle" USING btree ("ship_id","cycle_begin" desc,"id" desc) WHERE deleted_at is null;
