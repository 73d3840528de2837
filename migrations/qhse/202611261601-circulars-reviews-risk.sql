CREATE TABLE "qhse_system_file" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_system_file_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"file_no" text,
	"file_kind" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text,
	"category" text,
	"importance" text NOT NULL,
	"organization_id" bigint NOT NULL,
	"inspection_id" bigint,
	"body" text NOT NULL,
	"papers" bigint[],
	"unit_ids" bigint[],
	"ship_ids" bigint[],
	"role_ids" bigint[],
	"person_ids" bigint[],
	"ack_mode" text NOT NULL,
	"ack_due" date NOT NULL,
	"answer_needed" boolean,
	"answer_due" date,
	"valid_to" date,
	"published_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	"sub_status" text NOT NULL,
	CONSTRAINT "qhse_system_file_file_kind_check" CHECK (file_kind in ('CIRCULAR', 'NOTICE', 'MEMO')),
	CONSTRAINT "qhse_system_file_importance_check" CHECK (importance in ('NORMAL', 'IMPORTANT', 'URGENT')),
	CONSTRAINT "qhse_system_file_ack_mode_check" CHECK (ack_mode in ('READ', 'SIGN')),
	CONSTRAINT "qhse_system_file_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "qhse_system_file_sub_status_check" CHECK (sub_status in ('sf_draft', 'sf_audit', 'sf_published', 'sf_withdrawn', 'sf_expired'))
);

CREATE TABLE "qhse_receipt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"file_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"ship_id" bigint,
	"file_kind" text NOT NULL,
	"file_title" text,
	"importance" text NOT NULL,
	"ack_mode" text NOT NULL,
	"ack_due" date NOT NULL,
	"answer_due" date,
	"answer_standing" text NOT NULL,
	"deliver_time" timestamp(3) with time zone,
	"first_read_time" timestamp(3) with time zone,
	"sign_time" timestamp(3) with time zone,
	"answer" text,
	"answer_time" timestamp(3) with time zone,
	"standing" text NOT NULL,
	CONSTRAINT "qhse_receipt_file_kind_check" CHECK (file_kind in ('CIRCULAR', 'NOTICE', 'MEMO')),
	CONSTRAINT "qhse_receipt_importance_check" CHECK (importance in ('NORMAL', 'IMPORTANT', 'URGENT')),
	CONSTRAINT "qhse_receipt_ack_mode_check" CHECK (ack_mode in ('READ', 'SIGN')),
	CONSTRAINT "qhse_receipt_answer_standing_check" CHECK (answer_standing in ('NOT_ASKED', 'AWAITED', 'GIVEN')),
	CONSTRAINT "qhse_receipt_standing_check" CHECK (standing in ('rc_unread', 'rc_read', 'rc_signed'))
);

CREATE TABLE "qhse_conference_config" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_conference_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"config_name" text NOT NULL,
	"config_name_en" text,
	"conference_level" text NOT NULL,
	"unit_ids" bigint[],
	"frequency" text NOT NULL,
	"by_day" bigint NOT NULL,
	"host_id" bigint,
	"role_ids" bigint[],
	"agenda" text,
	"requirement" text,
	"active" boolean,
	CONSTRAINT "qhse_conference_config_conference_level_check" CHECK (conference_level in ('COMPANY', 'DEPT', 'SHIP')),
	CONSTRAINT "qhse_conference_config_frequency_check" CHECK (frequency in ('WEEKLY', 'MONTHLY', 'QUARTERLY', 'HALF_YEAR', 'YEARLY', 'ONCE'))
);

CREATE TABLE "qhse_conference_plan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_conference_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"plan_title" text,
	"config_id" bigint NOT NULL,
	"organization_id" bigint NOT NULL,
	"period_key" text NOT NULL,
	"plan_date" date NOT NULL,
	"host_id" bigint,
	"hold_time" timestamp(3) with time zone,
	"place" text,
	"minutes" text,
	"papers" bigint[],
	"submitter_id" bigint,
	"sub_status" text NOT NULL,
	CONSTRAINT "qhse_conference_plan_sub_status_check" CHECK (sub_status in ('cf_plan', 'cf_notified', 'cf_held', 'cf_audit', 'cf_tracking', 'cf_closed', 'cf_cancelled'))
);

CREATE TABLE "qhse_conference_attendee" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_conference_attendee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"person_id" bigint NOT NULL,
	"attended" boolean,
	"absent_reason" text
);

CREATE TABLE "qhse_conference_action" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_conference_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"measure" text NOT NULL,
	"responsible_id" bigint NOT NULL,
	"due_date" date NOT NULL,
	"done_date" date,
	"evidence" bigint[],
	"action_status" text NOT NULL,
	CONSTRAINT "qhse_conference_action_action_status_check" CHECK (action_status in ('OPEN', 'DONE', 'VERIFIED', 'CANCELLED'))
);

CREATE TABLE "qhse_company_review" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_company_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"review_no" text,
	"review_title" text,
	"review_type" text NOT NULL,
	"standard" text NOT NULL,
	"organization_id" bigint NOT NULL,
	"ship_id" bigint,
	"plan_date" date NOT NULL,
	"begin_date" date,
	"end_date" date,
	"leader_id" bigint NOT NULL,
	"auditor_ids" bigint[],
	"audit_scope" text,
	"certificate_id" bigint,
	"inspection_id" bigint,
	"meeting_files" bigint[],
	"conclusion" text,
	"report_files" bigint[],
	"next_due_date" date,
	"due_limit" date,
	"extend_reason" text,
	"status" text NOT NULL,
	"sub_status" text NOT NULL,
	CONSTRAINT "qhse_company_review_review_type_check" CHECK (review_type in ('INTERNAL_OFFICE', 'INTERNAL_SHIP', 'DOC_INITIAL', 'DOC_ANNUAL', 'DOC_RENEWAL', 'SMC_INITIAL', 'SMC_INTERMEDIATE', 'SMC_RENEWAL', 'ISPS', 'MLC', 'DOCUMENT_REVIEW')),
	CONSTRAINT "qhse_company_review_standard_check" CHECK (standard in ('ISM', 'ISPS', 'MLC', 'ISO9001', 'ISO14001', 'ISO45001')),
	CONSTRAINT "qhse_company_review_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "qhse_company_review_sub_status_check" CHECK (sub_status in ('cr_plan', 'cr_notified', 'cr_doing', 'cr_report', 'cr_follow', 'cr_closed'))
);

CREATE TABLE "qhse_review_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_review_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"clause" text NOT NULL,
	"question_title" text NOT NULL,
	"evidence" text,
	"result" text,
	CONSTRAINT "qhse_review_check_result_check" CHECK (result in ('OK', 'OBS', 'NC', 'MAJOR', 'NA'))
);

CREATE TABLE "qhse_review_finding" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_review_finding_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"nc_kind" text NOT NULL,
	"nc_level" text NOT NULL,
	"nc_content" text NOT NULL,
	"danger_level" text NOT NULL,
	"serial_no" text,
	CONSTRAINT "qhse_review_finding_nc_level_check" CHECK (nc_level in ('MAJOR_NC', 'NC', 'OBSERVATION', 'DEFICIENCY')),
	CONSTRAINT "qhse_review_finding_danger_level_check" CHECK (danger_level in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL'))
);

CREATE TABLE "qhse_risk" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_risk_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"risk_no" text,
	"risk_kind" text NOT NULL,
	"activity_title" text NOT NULL,
	"ship_id" bigint,
	"place" text,
	"plan_begin" date,
	"plan_end" date,
	"routine" boolean,
	"team_ids" bigint[],
	"acceptance" text,
	"valid_until" date,
	"residual_score" bigint,
	"residual_band" text,
	"status" text NOT NULL,
	CONSTRAINT "qhse_risk_risk_kind_check" CHECK (risk_kind in ('TEMPLATE', 'ASSESSMENT')),
	CONSTRAINT "qhse_risk_residual_band_check" CHECK (residual_band in ('LOW', 'MEDIUM', 'HIGH', 'EXTREME')),
	CONSTRAINT "qhse_risk_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "qhse_risk_hazard" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_risk_hazard_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"hazard_title" text NOT NULL,
	"consequence" text,
	"existing_control" text,
	"initial_l" bigint NOT NULL,
	"initial_s" bigint NOT NULL,
	"initial_score" bigint,
	"add_control" text,
	"responsible" text,
	"residual_l" bigint NOT NULL,
	"residual_s" bigint NOT NULL,
	"residual_score" bigint
);

CREATE TABLE "qhse_risk_permit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_risk_permit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"permit_type" text NOT NULL
);

ALTER TABLE "qhse_system_file" ADD CONSTRAINT "qhse_system_file_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_system_file" ADD CONSTRAINT "qhse_system_file_inspection_id_ref" FOREIGN KEY ("inspection_id") REFERENCES "public"."qhse_inspection"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_receipt" ADD CONSTRAINT "qhse_receipt_file_id_ref" FOREIGN KEY ("file_id") REFERENCES "public"."qhse_system_file"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_receipt" ADD CONSTRAINT "qhse_receipt_user_id_ref" FOREIGN KEY ("user_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_receipt" ADD CONSTRAINT "qhse_receipt_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_conference_config" ADD CONSTRAINT "qhse_conference_config_host_id_ref" FOREIGN KEY ("host_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_conference_plan" ADD CONSTRAINT "qhse_conference_plan_config_id_ref" FOREIGN KEY ("config_id") REFERENCES "public"."qhse_conference_config"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_conference_plan" ADD CONSTRAINT "qhse_conference_plan_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_conference_plan" ADD CONSTRAINT "qhse_conference_plan_host_id_ref" FOREIGN KEY ("host_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_conference_attendee" ADD CONSTRAINT "qhse_conference_attendee_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_conference_plan"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_conference_attendee" ADD CONSTRAINT "qhse_conference_attendee_person_id_ref" FOREIGN KEY ("person_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_conference_action" ADD CONSTRAINT "qhse_conference_action_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_conference_plan"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_conference_action" ADD CONSTRAINT "qhse_conference_action_responsible_id_ref" FOREIGN KEY ("responsible_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_company_review" ADD CONSTRAINT "qhse_company_review_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_company_review" ADD CONSTRAINT "qhse_company_review_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_company_review" ADD CONSTRAINT "qhse_company_review_leader_id_ref" FOREIGN KEY ("leader_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_company_review" ADD CONSTRAINT "qhse_company_review_certificate_id_ref" FOREIGN KEY ("certificate_id") REFERENCES "public"."qhse_ship_certificate"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_company_review" ADD CONSTRAINT "qhse_company_review_inspection_id_ref" FOREIGN KEY ("inspection_id") REFERENCES "public"."qhse_inspection"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_review_check" ADD CONSTRAINT "qhse_review_check_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_company_review"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_review_finding" ADD CONSTRAINT "qhse_review_finding_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_company_review"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_risk" ADD CONSTRAINT "qhse_risk_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_risk_hazard" ADD CONSTRAINT "qhse_risk_hazard_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_risk"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_risk_permit" ADD CONSTRAINT "qhse_risk_permit_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_risk"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "qhse_system_file_file_no_serial" ON "qhse_system_file" USING btree ("file_no") WHERE deleted_at is null;
CREATE INDEX "qhse_system_file_sort" ON "qhse_system_file" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_system_file_file_kind_sub_status_look" ON "qhse_system_file" USING btree ("file_kind","sub_status");
CREATE INDEX "qhse_system_file_ack_due_day" ON "qhse_system_file" USING btree ("ack_due") WHERE deleted_at is null;
CREATE INDEX "qhse_system_file_valid_to_day" ON "qhse_system_file" USING btree ("valid_to") WHERE deleted_at is null;
CREATE INDEX "qhse_system_file_organization_id_sort" ON "qhse_system_file" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_system_file_inspection_id_sort" ON "qhse_system_file" USING btree ("inspection_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_receipt_file_id_user_id_key" ON "qhse_receipt" USING btree ("file_id","user_id") WHERE deleted_at is null;
CREATE INDEX "qhse_receipt_sort" ON "qhse_receipt" USING btree ("deliver_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_receipt_user_id_standing_look" ON "qhse_receipt" USING btree ("user_id","standing");
CREATE INDEX "qhse_receipt_ack_due_day" ON "qhse_receipt" USING btree ("ack_due") WHERE deleted_at is null;
CREATE INDEX "qhse_receipt_file_id_sort" ON "qhse_receipt" USING btree ("file_id","deliver_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_receipt_user_id_sort" ON "qhse_receipt" USING btree ("user_id","deliver_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_receipt_ship_id_sort" ON "qhse_receipt" USING btree ("ship_id","deliver_time" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_conference_config_code_key" ON "qhse_conference_config" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "qhse_conference_config_sort" ON "qhse_conference_config" USING btree ("code","id") WHERE deleted_at is null;
CREATE INDEX "qhse_conference_config_host_id_sort" ON "qhse_conference_config" USING btree ("host_id","code","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_conference_plan_config_id_organization_id_period_key_key" ON "qhse_conference_plan" USING btree ("config_id","organization_id","period_key") WHERE deleted_at is null;
CREATE INDEX "qhse_conference_plan_sort" ON "qhse_conference_plan" USING btree ("plan_date","id") WHERE deleted_at is null;
CREATE INDEX "qhse_conference_plan_config_id_sort" ON "qhse_conference_plan" USING btree ("config_id","plan_date","id") WHERE deleted_at is null;
CREATE INDEX "qhse_conference_plan_organization_id_sort" ON "qhse_conference_plan" USING btree ("organization_id","plan_date","id") WHERE deleted_at is null;
CREATE INDEX "qhse_conference_plan_host_id_sort" ON "qhse_conference_plan" USING btree ("host_id","plan_date","id") WHERE deleted_at is null;
CREATE INDEX "qhse_conference_attendee_parent" ON "qhse_conference_attendee" USING btree ("parent_id","seq");
CREATE INDEX "qhse_conference_action_parent" ON "qhse_conference_action" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "qhse_company_review_review_no_serial" ON "qhse_company_review" USING btree ("review_no") WHERE deleted_at is null;
CREATE INDEX "qhse_company_review_sort" ON "qhse_company_review" USING btree ("plan_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_company_review_organization_id_review_type_look" ON "qhse_company_review" USING btree ("organization_id","review_type");
CREATE INDEX "qhse_company_review_organization_id_sort" ON "qhse_company_review" USING btree ("organization_id","plan_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_company_review_ship_id_sort" ON "qhse_company_review" USING btree ("ship_id","plan_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_company_review_leader_id_sort" ON "qhse_company_review" USING btree ("leader_id","plan_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_company_review_certificate_id_sort" ON "qhse_company_review" USING btree ("certificate_id","plan_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_company_review_inspection_id_sort" ON "qhse_company_review" USING btree ("inspection_id","plan_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_review_check_parent" ON "qhse_review_check" USING btree ("parent_id","seq");
CREATE INDEX "qhse_review_finding_parent" ON "qhse_review_finding" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "qhse_risk_risk_no_serial" ON "qhse_risk" USING btree ("risk_no") WHERE deleted_at is null;
CREATE INDEX "qhse_risk_sort" ON "qhse_risk" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_risk_plan_begin_day" ON "qhse_risk" USING btree ("plan_begin") WHERE deleted_at is null;
CREATE INDEX "qhse_risk_valid_until_day" ON "qhse_risk" USING btree ("valid_until") WHERE deleted_at is null;
CREATE INDEX "qhse_risk_ship_id_sort" ON "qhse_risk" USING btree ("ship_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_risk_hazard_parent" ON "qhse_risk_hazard" USING btree ("parent_id","seq");
CREATE INDEX "qhse_risk_permit_parent" ON "qhse_risk_permit" USING btree ("parent_id","seq");
