CREATE TABLE "purchasing_season" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_season_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"season_no" text,
	"organization_id" bigint NOT NULL,
	"vessel_id" bigint,
	"purchase_type" text NOT NULL,
	"department" text NOT NULL,
	"season_cycle" text NOT NULL,
	"period_from" text NOT NULL,
	"period_name" text,
	"opens_on" date NOT NULL,
	"closes_on" date NOT NULL,
	"deliver_by" date NOT NULL,
	"deliver_port_id" bigint,
	"max_applications" bigint NOT NULL,
	"amount_cap" numeric(20, 2),
	"draft_mode" text NOT NULL,
	"remark" text,
	"season_state" text NOT NULL,
	CONSTRAINT "purchasing_season_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER')),
	CONSTRAINT "purchasing_season_department_check" CHECK (department in ('DECK', 'ENGINE', 'CATERING', 'OFFICE')),
	CONSTRAINT "purchasing_season_season_cycle_check" CHECK (season_cycle in ('MONTH', 'QUARTER', 'HALF', 'YEAR')),
	CONSTRAINT "purchasing_season_draft_mode_check" CHECK (draft_mode in ('EMPTY', 'LAST', 'MINMAX')),
	CONSTRAINT "purchasing_season_season_state_check" CHECK (season_state in ('PLANNED', 'ISSUED'))
);

CREATE TABLE "purchasing_corrective_application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_corrective_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"correct_no" text,
	"application_id" bigint,
	"organization_id" bigint,
	"vessel_id" bigint,
	"purchase_type" text,
	"reason" text,
	"old_port_id" bigint,
	"port_id" bigint,
	"old_estimate" numeric(20, 2),
	"new_estimate" numeric(20, 2),
	"rise_estimate" numeric(20, 2),
	"approval_amount" numeric(20, 2),
	"status" text NOT NULL,
	CONSTRAINT "purchasing_corrective_application_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER')),
	CONSTRAINT "purchasing_corrective_application_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "purchasing_correction_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_correction_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"application_line_id" bigint,
	"item_name" text,
	"unit_id" bigint,
	"taken_qty" numeric(20, 4),
	"old_qty" numeric(20, 4),
	"qty" numeric(20, 4) NOT NULL,
	"old_spec" text,
	"spec" text,
	"old_needed_by" date,
	"needed_by" date NOT NULL
);

ALTER TABLE "purchasing_application" DROP CONSTRAINT "purchasing_application_apply_kind_check";
ALTER TABLE "purchasing_application" ADD COLUMN "season_id" bigint;
ALTER TABLE "purchasing_application" ADD COLUMN "over_cap" boolean;
ALTER TABLE "purchasing_season" ADD CONSTRAINT "purchasing_season_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_season" ADD CONSTRAINT "purchasing_season_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_season" ADD CONSTRAINT "purchasing_season_deliver_port_id_ref" FOREIGN KEY ("deliver_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_corrective_application" ADD CONSTRAINT "purchasing_corrective_application_application_id_ref" FOREIGN KEY ("application_id") REFERENCES "public"."purchasing_application"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_corrective_application" ADD CONSTRAINT "purchasing_corrective_application_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_corrective_application" ADD CONSTRAINT "purchasing_corrective_application_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_corrective_application" ADD CONSTRAINT "purchasing_corrective_application_old_port_id_ref" FOREIGN KEY ("old_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_corrective_application" ADD CONSTRAINT "purchasing_corrective_application_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_correction_line" ADD CONSTRAINT "purchasing_correction_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_corrective_application"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_correction_line" ADD CONSTRAINT "purchasing_correction_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "purchasing_season_organization_id_purchase_type_period_from_key" ON "purchasing_season" USING btree ("organization_id","purchase_type","period_from") WHERE deleted_at is null;
CREATE UNIQUE INDEX "purchasing_season_season_no_serial" ON "purchasing_season" USING btree ("season_no") WHERE deleted_at is null;
CREATE INDEX "purchasing_season_sort" ON "purchasing_season" USING btree ("period_from" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_season_closes_on_day" ON "purchasing_season" USING btree ("closes_on") WHERE deleted_at is null;
CREATE INDEX "purchasing_season_organization_id_sort" ON "purchasing_season" USING btree ("organization_id","period_from" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_season_vessel_id_sort" ON "purchasing_season" USING btree ("vessel_id","period_from" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_season_deliver_port_id_sort" ON "purchasing_season" USING btree ("deliver_port_id","period_from" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "purchasing_corrective_application_correct_no_serial" ON "purchasing_corrective_application" USING btree ("correct_no") WHERE deleted_at is null;
CREATE INDEX "purchasing_corrective_application_sort" ON "purchasing_corrective_application" USING btree ("correct_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_corrective_application_application_id_sort" ON "purchasing_corrective_application" USING btree ("application_id","correct_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_corrective_application_organization_id_sort" ON "purchasing_corrective_application" USING btree ("organization_id","correct_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_corrective_application_vessel_id_sort" ON "purchasing_corrective_application" USING btree ("vessel_id","correct_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_corrective_application_old_port_id_sort" ON "purchasing_corrective_application" USING btree ("old_port_id","correct_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_corrective_application_port_id_sort" ON "purchasing_corrective_application" USING btree ("port_id","correct_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_correction_line_parent" ON "purchasing_correction_line" USING btree ("parent_id","seq");
ALTER TABLE "purchasing_application" ADD CONSTRAINT "purchasing_application_season_id_ref" FOREIGN KEY ("season_id") REFERENCES "public"."purchasing_season"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "purchasing_application_season_id_sort" ON "purchasing_application" USING btree ("season_id","create_time" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "purchasing_application" ADD CONSTRAINT "purchasing_application_apply_kind_check" CHECK (apply_kind in ('SEASON', 'NORMAL', 'URGENT', 'EMERGENCY', 'REPAIR', 'PROJECT'));
