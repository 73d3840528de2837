CREATE TABLE "finance_budget_subject" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_subject_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"parent_id" bigint,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"kind" text NOT NULL,
	"control_node" boolean,
	"account_code" text,
	"ship_dashboard" boolean,
	"enabled" boolean,
	"sort_num" bigint,
	CONSTRAINT "finance_budget_subject_kind_check" CHECK (kind in ('COST', 'REVENUE', 'CAPITAL'))
);

CREATE TABLE "finance_subject_mapping" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_subject_mapping_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"category_id" bigint,
	"purchase_type" text,
	CONSTRAINT "finance_subject_mapping_kind_check" CHECK (kind in ('MATERIAL_CATEGORY', 'PURCHASE_TYPE')),
	CONSTRAINT "finance_subject_mapping_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER'))
);

CREATE TABLE "finance_budget_system" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_system_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"year" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"subject_ids" bigint[] NOT NULL,
	"organization_ids" bigint[] NOT NULL,
	"system_status" text NOT NULL,
	CONSTRAINT "finance_budget_system_system_status_check" CHECK (system_status in ('USE', 'LOCKED'))
);

CREATE TABLE "finance_budget_config" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"budget_system_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"action" text NOT NULL,
	"warn_percent" numeric(20, 2) NOT NULL,
	"tolerance_percent" numeric(20, 2),
	"tolerance_amount" numeric(20, 2),
	"pre_commit" boolean,
	CONSTRAINT "finance_budget_config_scope_check" CHECK (scope in ('MONTH', 'QUARTER', 'YTD', 'YEAR')),
	CONSTRAINT "finance_budget_config_action_check" CHECK (action in ('NONE', 'WARN', 'BLOCK'))
);

CREATE TABLE "finance_config_override" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_config_override_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"subject_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"action" text NOT NULL,
	"warn_percent" numeric(20, 2) NOT NULL,
	"tolerance_percent" numeric(20, 2),
	"tolerance_amount" numeric(20, 2),
	CONSTRAINT "finance_config_override_scope_check" CHECK (scope in ('MONTH', 'QUARTER', 'YTD', 'YEAR')),
	CONSTRAINT "finance_config_override_action_check" CHECK (action in ('NONE', 'WARN', 'BLOCK'))
);

CREATE TABLE "finance_budget" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"budget_no" text,
	"budget_system_id" bigint NOT NULL,
	"organization_id" bigint NOT NULL,
	"vessel_id" bigint,
	"year" text,
	"version_type" text NOT NULL,
	"version_no" bigint,
	"base_version_id" bigint,
	"total" numeric(20, 2),
	"active" boolean,
	"status" text NOT NULL,
	CONSTRAINT "finance_budget_version_type_check" CHECK (version_type in ('ORIGINAL', 'REVISED', 'FORECAST')),
	CONSTRAINT "finance_budget_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "finance_budget_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"subject_id" bigint NOT NULL,
	"m01" numeric(20, 2),
	"m02" numeric(20, 2),
	"m03" numeric(20, 2),
	"m04" numeric(20, 2),
	"m05" numeric(20, 2),
	"m06" numeric(20, 2),
	"m07" numeric(20, 2),
	"m08" numeric(20, 2),
	"m09" numeric(20, 2),
	"m10" numeric(20, 2),
	"m11" numeric(20, 2),
	"m12" numeric(20, 2),
	"total" numeric(20, 2),
	"basis" text
);

CREATE TABLE "finance_budget_adjust" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_adjust_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"adjust_no" text,
	"kind" text NOT NULL,
	"budget_system_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"attachments" bigint[],
	"gained" numeric(20, 2),
	"status" text NOT NULL,
	CONSTRAINT "finance_budget_adjust_kind_check" CHECK (kind in ('TRANSFER', 'SUPPLEMENT', 'CUT')),
	CONSTRAINT "finance_budget_adjust_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "finance_adjust_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_adjust_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"organization_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"month" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL
);

CREATE TABLE "finance_budget_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"entry_date" date NOT NULL,
	"month" text NOT NULL,
	"organization_id" bigint NOT NULL,
	"vessel_id" bigint,
	"subject_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"currency_id" bigint,
	"rate" numeric(20, 8),
	"system_id" bigint,
	"source" text,
	"source_id" bigint,
	"line_id" bigint,
	"source_no" text,
	"reversal_of_id" bigint,
	"note" text,
	CONSTRAINT "finance_budget_entry_kind_check" CHECK (kind in ('BUDGET', 'ADJUST', 'PRECOMMIT', 'COMMIT', 'ESTIMATE', 'ACTUAL'))
);

CREATE TABLE "finance_budget_exception" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finance_budget_exception_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"exception_no" text,
	"source" text,
	"source_id" bigint,
	"source_no" text,
	"organization_id" bigint,
	"vessel_id" bigint,
	"subject_id" bigint,
	"available" numeric(20, 2),
	"request" numeric(20, 2),
	"excess" numeric(20, 2),
	"reason" text NOT NULL,
	"used_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "finance_budget_exception_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

ALTER TABLE "finance_budget_subject" ADD CONSTRAINT "finance_budget_subject_parent_id_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_subject_mapping" ADD CONSTRAINT "finance_subject_mapping_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_subject_mapping" ADD CONSTRAINT "finance_subject_mapping_category_id_ref" FOREIGN KEY ("category_id") REFERENCES "public"."material_category"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_config" ADD CONSTRAINT "finance_budget_config_budget_system_id_ref" FOREIGN KEY ("budget_system_id") REFERENCES "public"."finance_budget_system"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_config_override" ADD CONSTRAINT "finance_config_override_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_budget_config"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_config_override" ADD CONSTRAINT "finance_config_override_subject_id_ref" FOREIGN KEY ("subject_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget" ADD CONSTRAINT "finance_budget_budget_system_id_ref" FOREIGN KEY ("budget_system_id") REFERENCES "public"."finance_budget_system"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget" ADD CONSTRAINT "finance_budget_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget" ADD CONSTRAINT "finance_budget_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget" ADD CONSTRAINT "finance_budget_base_version_id_ref" FOREIGN KEY ("base_version_id") REFERENCES "public"."finance_budget"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_line" ADD CONSTRAINT "finance_budget_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_budget"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_line" ADD CONSTRAINT "finance_budget_line_subject_id_ref" FOREIGN KEY ("subject_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_adjust" ADD CONSTRAINT "finance_budget_adjust_budget_system_id_ref" FOREIGN KEY ("budget_system_id") REFERENCES "public"."finance_budget_system"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_adjust_line" ADD CONSTRAINT "finance_adjust_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."finance_budget_adjust"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_adjust_line" ADD CONSTRAINT "finance_adjust_line_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_adjust_line" ADD CONSTRAINT "finance_adjust_line_subject_id_ref" FOREIGN KEY ("subject_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_entry" ADD CONSTRAINT "finance_budget_entry_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_entry" ADD CONSTRAINT "finance_budget_entry_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_entry" ADD CONSTRAINT "finance_budget_entry_subject_id_ref" FOREIGN KEY ("subject_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_entry" ADD CONSTRAINT "finance_budget_entry_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_entry" ADD CONSTRAINT "finance_budget_entry_system_id_ref" FOREIGN KEY ("system_id") REFERENCES "public"."finance_budget_system"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_entry" ADD CONSTRAINT "finance_budget_entry_reversal_of_id_ref" FOREIGN KEY ("reversal_of_id") REFERENCES "public"."finance_budget_entry"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_exception" ADD CONSTRAINT "finance_budget_exception_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_exception" ADD CONSTRAINT "finance_budget_exception_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "finance_budget_exception" ADD CONSTRAINT "finance_budget_exception_subject_id_ref" FOREIGN KEY ("subject_id") REFERENCES "public"."finance_budget_subject"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "finance_budget_subject_code_key" ON "finance_budget_subject" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "finance_budget_subject_sort" ON "finance_budget_subject" USING btree ("code","id") WHERE deleted_at is null;
CREATE INDEX "finance_budget_subject_parent_id_sort" ON "finance_budget_subject" USING btree ("parent_id","code","id") WHERE deleted_at is null;
CREATE INDEX "finance_subject_mapping_parent" ON "finance_subject_mapping" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "finance_budget_system_year_code_key" ON "finance_budget_system" USING btree ("year","code") WHERE deleted_at is null;
CREATE INDEX "finance_budget_system_sort" ON "finance_budget_system" USING btree ("year" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "finance_budget_config_budget_system_id_key" ON "finance_budget_config" USING btree ("budget_system_id") WHERE deleted_at is null;
CREATE INDEX "finance_budget_config_sort" ON "finance_budget_config" USING btree ("budget_system_id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_config_budget_system_id_sort" ON "finance_budget_config" USING btree ("budget_system_id","budget_system_id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_config_override_parent" ON "finance_config_override" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "finance_budget_budget_no_serial" ON "finance_budget" USING btree ("budget_no") WHERE deleted_at is null;
CREATE INDEX "finance_budget_sort" ON "finance_budget" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_budget_system_id_sort" ON "finance_budget" USING btree ("budget_system_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_organization_id_sort" ON "finance_budget" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_vessel_id_sort" ON "finance_budget" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_base_version_id_sort" ON "finance_budget" USING btree ("base_version_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_line_parent" ON "finance_budget_line" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "finance_budget_adjust_adjust_no_serial" ON "finance_budget_adjust" USING btree ("adjust_no") WHERE deleted_at is null;
CREATE INDEX "finance_budget_adjust_sort" ON "finance_budget_adjust" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_adjust_budget_system_id_sort" ON "finance_budget_adjust" USING btree ("budget_system_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_adjust_line_parent" ON "finance_adjust_line" USING btree ("parent_id","seq");
CREATE INDEX "finance_budget_entry_sort" ON "finance_budget_entry" USING btree ("entry_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_entry_month_day" ON "finance_budget_entry" USING btree ("month") WHERE deleted_at is null;
CREATE INDEX "finance_budget_entry_organization_id_sort" ON "finance_budget_entry" USING btree ("organization_id","entry_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_entry_vessel_id_sort" ON "finance_budget_entry" USING btree ("vessel_id","entry_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_entry_subject_id_sort" ON "finance_budget_entry" USING btree ("subject_id","entry_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_entry_currency_id_sort" ON "finance_budget_entry" USING btree ("currency_id","entry_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_entry_system_id_sort" ON "finance_budget_entry" USING btree ("system_id","entry_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_entry_reversal_of_id_sort" ON "finance_budget_entry" USING btree ("reversal_of_id","entry_date" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "finance_budget_exception_exception_no_serial" ON "finance_budget_exception" USING btree ("exception_no") WHERE deleted_at is null;
CREATE INDEX "finance_budget_exception_sort" ON "finance_budget_exception" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_exception_organization_id_sort" ON "finance_budget_exception" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_exception_vessel_id_sort" ON "finance_budget_exception" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "finance_budget_exception_subject_id_sort" ON "finance_budget_exception" USING btree ("subject_id","create_time" desc,"id" desc) WHERE deleted_at is null;
