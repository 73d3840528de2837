CREATE TABLE "qhse_ship_certificate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_ship_certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"cert_no" text NOT NULL,
	"type_id" bigint NOT NULL,
	"ship_id" bigint,
	"company_id" bigint,
	"item_name" text,
	"cert_kind" text NOT NULL,
	"version_no" bigint,
	"issue_date" date NOT NULL,
	"survey_done_date" date,
	"expiry_date" date,
	"extended_to" date,
	"issuer" text NOT NULL,
	"issue_place" text,
	"electronic_url" text,
	"papers" bigint[],
	"extension_papers" bigint[],
	"former_id" bigint,
	"current_key" text,
	"remark" text,
	"standing" text NOT NULL,
	CONSTRAINT "qhse_ship_certificate_cert_kind_check" CHECK (cert_kind in ('FULL', 'INTERIM', 'SHORT_TERM', 'CONDITIONAL')),
	CONSTRAINT "qhse_ship_certificate_standing_check" CHECK (standing in ('DRAFT', 'CHECKING', 'CURRENT', 'SUPERSEDED', 'WITHDRAWN'))
);

CREATE TABLE "qhse_certificate_survey" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_certificate_survey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"survey_kind" text NOT NULL,
	"survey_no" bigint,
	"window_from" date,
	"anniversary" date,
	"window_to" date,
	"done_date" date,
	"credited" boolean,
	"done_place" text,
	"surveyor" text,
	"endorsement" bigint,
	CONSTRAINT "qhse_certificate_survey_survey_kind_check" CHECK (survey_kind in ('ANNUAL', 'PERIODICAL', 'INTERMEDIATE', 'BOTTOM', 'RENEWAL'))
);

CREATE TABLE "qhse_certificate_type" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_certificate_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"cert_group" text NOT NULL,
	"holder" text NOT NULL,
	"per_item" boolean,
	"valid_months" bigint,
	"interim_months" bigint,
	"scheme" text NOT NULL,
	"before_months" bigint,
	"after_months" bigint,
	"renew_months" bigint,
	"less_one_day" boolean,
	"active" boolean,
	"remark" text,
	CONSTRAINT "qhse_certificate_type_cert_group_check" CHECK (cert_group in ('STATUTORY', 'CLASS', 'ISM', 'COMMERCIAL', 'EQUIPMENT', 'INSURANCE', 'OTHER')),
	CONSTRAINT "qhse_certificate_type_holder_check" CHECK (holder in ('SHIP', 'COMPANY')),
	CONSTRAINT "qhse_certificate_type_scheme_check" CHECK (scheme in ('NONE', 'ANNUAL', 'ANNUAL_PERIODICAL', 'ANNUAL_INTERMEDIATE', 'INTERMEDIATE_ONLY', 'DOC_ANNUAL', 'BOTTOM'))
);

CREATE TABLE "qhse_certificate_need" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_certificate_need_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"ships" text,
	"trade_area" text,
	"flag" text,
	CONSTRAINT "qhse_certificate_need_ships_check" CHECK (ships in ('TANKER', 'CHEMICAL', 'DRY')),
	CONSTRAINT "qhse_certificate_need_trade_area_check" CHECK (trade_area in ('HARBOUR', 'COASTAL', 'NEAR_SEA', 'UNLIMITED'))
);

CREATE TABLE "qhse_class_condition" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_class_condition_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"condition_no" text NOT NULL,
	"ship_id" bigint NOT NULL,
	"content" text NOT NULL,
	"impose_date" date NOT NULL,
	"due_date" date NOT NULL,
	"deleted_date" date,
	"papers" bigint[]
);

CREATE TABLE "qhse_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"report_no" text,
	"report_kind" text NOT NULL,
	"ship_id" bigint NOT NULL,
	"event_type" text NOT NULL,
	"severity" text,
	"occur_day" date NOT NULL,
	"occur_time" timestamp(3) with time zone,
	"place" text,
	"description" text NOT NULL,
	"spill_m3" numeric(20, 3),
	"down_hours" numeric(20, 1),
	"witnesses" text,
	"investigator_id" bigint,
	"root_cause" text,
	"lessons" text,
	"shared" boolean,
	"photos" bigint[],
	"nameless" boolean,
	"reported_late" boolean,
	"approved_on" date,
	"closed_on" date,
	"status" text NOT NULL,
	CONSTRAINT "qhse_report_report_kind_check" CHECK (report_kind in ('ACCIDENT', 'INCIDENT', 'NEAR_MISS', 'UNSAFE_ACT')),
	CONSTRAINT "qhse_report_event_type_check" CHECK (event_type in ('COLLISION', 'GROUNDING', 'FIRE', 'INJURY', 'POLLUTION', 'CARGO', 'MACHINERY', 'SECURITY', 'NAVIGATION', 'OTHER')),
	CONSTRAINT "qhse_report_severity_check" CHECK (severity in ('MINOR', 'SERIOUS', 'VERY_SERIOUS')),
	CONSTRAINT "qhse_report_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "qhse_report_injury" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_report_injury_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"post" text NOT NULL,
	"injury" text NOT NULL,
	"lost_days" bigint,
	"note" text,
	CONSTRAINT "qhse_report_injury_injury_check" CHECK (injury in ('FAT', 'PTD', 'PPD', 'LWC', 'RWC', 'MTC', 'FAC'))
);

CREATE TABLE "qhse_report_cause" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_report_cause_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"factor" text NOT NULL,
	"note" text,
	CONSTRAINT "qhse_report_cause_factor_check" CHECK (factor in ('MAN', 'MACHINE', 'MATERIAL', 'METHOD', 'ENVIRONMENT', 'MANAGEMENT'))
);

CREATE TABLE "qhse_report_measure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_report_measure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"measure" text NOT NULL,
	"responsible" text,
	"due_date" date,
	"done_date" date
);

CREATE TABLE "qhse_violation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_violation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"violation_no" text,
	"person_id" bigint NOT NULL,
	"ship_id" bigint,
	"organization_id" bigint,
	"violate_day" date NOT NULL,
	"category" text NOT NULL,
	"clause" text,
	"content" text NOT NULL,
	"evidence" bigint[],
	"statement" text,
	"statement_refused" boolean,
	"points" bigint,
	"fine" numeric(20, 2),
	"decision" text,
	"decided_on" date,
	"appeal_until" date,
	"appeal" text,
	"outcome" text,
	"sub_status" text NOT NULL,
	CONSTRAINT "qhse_violation_category_check" CHECK (category in ('SAFETY', 'DISCIPLINE', 'POLLUTION', 'PROCEDURE', 'ALCOHOL_DRUG')),
	CONSTRAINT "qhse_violation_sub_status_check" CHECK (sub_status in ('vi_draft', 'vi_heard', 'vi_audit', 'vi_decided', 'vi_appeal', 'vi_final', 'vi_revoked'))
);

ALTER TABLE "qhse_ship_certificate" ADD CONSTRAINT "qhse_ship_certificate_type_id_ref" FOREIGN KEY ("type_id") REFERENCES "public"."qhse_certificate_type"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_ship_certificate" ADD CONSTRAINT "qhse_ship_certificate_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_ship_certificate" ADD CONSTRAINT "qhse_ship_certificate_company_id_ref" FOREIGN KEY ("company_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_ship_certificate" ADD CONSTRAINT "qhse_ship_certificate_former_id_ref" FOREIGN KEY ("former_id") REFERENCES "public"."qhse_ship_certificate"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_certificate_survey" ADD CONSTRAINT "qhse_certificate_survey_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_ship_certificate"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_certificate_need" ADD CONSTRAINT "qhse_certificate_need_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_certificate_type"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_class_condition" ADD CONSTRAINT "qhse_class_condition_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_report" ADD CONSTRAINT "qhse_report_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_report" ADD CONSTRAINT "qhse_report_investigator_id_ref" FOREIGN KEY ("investigator_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_report_injury" ADD CONSTRAINT "qhse_report_injury_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_report_cause" ADD CONSTRAINT "qhse_report_cause_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_report_measure" ADD CONSTRAINT "qhse_report_measure_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_violation" ADD CONSTRAINT "qhse_violation_person_id_ref" FOREIGN KEY ("person_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_violation" ADD CONSTRAINT "qhse_violation_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_violation" ADD CONSTRAINT "qhse_violation_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "qhse_ship_certificate_current_key_key" ON "qhse_ship_certificate" USING btree ("current_key") WHERE deleted_at is null;
CREATE INDEX "qhse_ship_certificate_sort" ON "qhse_ship_certificate" USING btree ("expiry_date","id") WHERE deleted_at is null;
CREATE INDEX "qhse_ship_certificate_ship_id_type_id_look" ON "qhse_ship_certificate" USING btree ("ship_id","type_id");
CREATE INDEX "qhse_ship_certificate_type_id_sort" ON "qhse_ship_certificate" USING btree ("type_id","expiry_date","id") WHERE deleted_at is null;
CREATE INDEX "qhse_ship_certificate_ship_id_sort" ON "qhse_ship_certificate" USING btree ("ship_id","expiry_date","id") WHERE deleted_at is null;
CREATE INDEX "qhse_ship_certificate_company_id_sort" ON "qhse_ship_certificate" USING btree ("company_id","expiry_date","id") WHERE deleted_at is null;
CREATE INDEX "qhse_ship_certificate_former_id_sort" ON "qhse_ship_certificate" USING btree ("former_id","expiry_date","id") WHERE deleted_at is null;
CREATE INDEX "qhse_certificate_survey_parent" ON "qhse_certificate_survey" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "qhse_certificate_type_code_key" ON "qhse_certificate_type" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "qhse_certificate_need_parent" ON "qhse_certificate_need" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "qhse_class_condition_ship_id_condition_no_key" ON "qhse_class_condition" USING btree ("ship_id","condition_no") WHERE deleted_at is null;
CREATE INDEX "qhse_class_condition_sort" ON "qhse_class_condition" USING btree ("due_date","id") WHERE deleted_at is null;
CREATE INDEX "qhse_class_condition_ship_id_sort" ON "qhse_class_condition" USING btree ("ship_id","due_date","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_report_report_no_serial" ON "qhse_report" USING btree ("report_no") WHERE deleted_at is null;
CREATE INDEX "qhse_report_sort" ON "qhse_report" USING btree ("occur_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_report_ship_id_occur_day_look" ON "qhse_report" USING btree ("ship_id","occur_day");
CREATE INDEX "qhse_report_ship_id_sort" ON "qhse_report" USING btree ("ship_id","occur_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_report_investigator_id_sort" ON "qhse_report" USING btree ("investigator_id","occur_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_report_injury_parent" ON "qhse_report_injury" USING btree ("parent_id","seq");
CREATE INDEX "qhse_report_cause_parent" ON "qhse_report_cause" USING btree ("parent_id","seq");
CREATE INDEX "qhse_report_measure_parent" ON "qhse_report_measure" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "qhse_violation_violation_no_serial" ON "qhse_violation" USING btree ("violation_no") WHERE deleted_at is null;
CREATE INDEX "qhse_violation_sort" ON "qhse_violation" USING btree ("violate_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_violation_person_id_sort" ON "qhse_violation" USING btree ("person_id","violate_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_violation_ship_id_sort" ON "qhse_violation" USING btree ("ship_id","violate_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_violation_organization_id_sort" ON "qhse_violation" USING btree ("organization_id","violate_day" desc,"id" desc) WHERE deleted_at is null;
