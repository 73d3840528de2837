CREATE TABLE "qhse_complaint_inspection" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_complaint_inspection_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"complaint_no" text,
	"complaint_source" text NOT NULL,
	"subject" text NOT NULL,
	"complaint_level" text NOT NULL,
	"ship_id" bigint,
	"ship_department" text,
	"against_id" bigint,
	"nameless" boolean,
	"receive_day" date NOT NULL,
	"content" text NOT NULL,
	"handler_id" bigint NOT NULL,
	"above_id" bigint,
	"dpa_id" bigint,
	"reply_due" date NOT NULL,
	"visit_day" date,
	"inspector_name" text,
	"findings" text,
	"reply_time" timestamp(3) with time zone,
	"reply_text" text,
	"satisfied" boolean,
	"answer_words" text,
	"sub_status" text NOT NULL,
	CONSTRAINT "qhse_complaint_inspection_complaint_source_check" CHECK (complaint_source in ('SEAFARER_ONBOARD', 'SEAFARER_ASHORE', 'EMPLOYEE', 'CUSTOMER', 'AUTHORITY', 'OTHER')),
	CONSTRAINT "qhse_complaint_inspection_subject_check" CHECK (subject in ('WAGES', 'FOOD', 'ACCOMMODATION', 'REST_HOURS', 'HARASSMENT', 'SAFETY', 'CARGO', 'SERVICE', 'OTHER')),
	CONSTRAINT "qhse_complaint_inspection_complaint_level_check" CHECK (complaint_level in ('DEPT_HEAD', 'MASTER', 'COMPANY', 'EXTERNAL')),
	CONSTRAINT "qhse_complaint_inspection_ship_department_check" CHECK (ship_department in ('DECK', 'ENGINE')),
	CONSTRAINT "qhse_complaint_inspection_sub_status_check" CHECK (sub_status in ('cp_new', 'cp_handling', 'cp_inspect', 'cp_replied', 'cp_escalated', 'cp_closed'))
);

CREATE TABLE "qhse_complaint_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_complaint_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"step_time" timestamp(3) with time zone,
	"step_kind" text NOT NULL,
	"step_by" text,
	"step_note" text,
	CONSTRAINT "qhse_complaint_step_step_kind_check" CHECK (step_kind in ('LODGED', 'TAKEN', 'NOTED', 'INSPECTED', 'REPLIED', 'SATISFIED', 'FURTHER', 'RAISED', 'CLOSED'))
);

CREATE TABLE "qhse_complainant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_complainant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"complaint_id" bigint NOT NULL,
	"handler_id" bigint NOT NULL,
	"dpa_id" bigint,
	"who" text,
	"receipt_mark" text
);

ALTER TABLE "qhse_complaint_inspection" ADD CONSTRAINT "qhse_complaint_inspection_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_complaint_inspection" ADD CONSTRAINT "qhse_complaint_inspection_against_id_ref" FOREIGN KEY ("against_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_complaint_inspection" ADD CONSTRAINT "qhse_complaint_inspection_handler_id_ref" FOREIGN KEY ("handler_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_complaint_inspection" ADD CONSTRAINT "qhse_complaint_inspection_above_id_ref" FOREIGN KEY ("above_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_complaint_inspection" ADD CONSTRAINT "qhse_complaint_inspection_dpa_id_ref" FOREIGN KEY ("dpa_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_complaint_step" ADD CONSTRAINT "qhse_complaint_step_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_complaint_inspection"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_complainant" ADD CONSTRAINT "qhse_complainant_complaint_id_ref" FOREIGN KEY ("complaint_id") REFERENCES "public"."qhse_complaint_inspection"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_complainant" ADD CONSTRAINT "qhse_complainant_handler_id_ref" FOREIGN KEY ("handler_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_complainant" ADD CONSTRAINT "qhse_complainant_dpa_id_ref" FOREIGN KEY ("dpa_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "qhse_complaint_inspection_complaint_no_serial" ON "qhse_complaint_inspection" USING btree ("complaint_no") WHERE deleted_at is null;
CREATE INDEX "qhse_complaint_inspection_sort" ON "qhse_complaint_inspection" USING btree ("receive_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_complaint_inspection_handler_id_sub_status_look" ON "qhse_complaint_inspection" USING btree ("handler_id","sub_status");
CREATE INDEX "qhse_complaint_inspection_reply_due_day" ON "qhse_complaint_inspection" USING btree ("reply_due") WHERE deleted_at is null;
CREATE INDEX "qhse_complaint_inspection_ship_id_sort" ON "qhse_complaint_inspection" USING btree ("ship_id","receive_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_complaint_inspection_against_id_sort" ON "qhse_complaint_inspection" USING btree ("against_id","receive_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_complaint_inspection_handler_id_sort" ON "qhse_complaint_inspection" USING btree ("handler_id","receive_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_complaint_inspection_above_id_sort" ON "qhse_complaint_inspection" USING btree ("above_id","receive_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_complaint_inspection_dpa_id_sort" ON "qhse_complaint_inspection" USING btree ("dpa_id","receive_day" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_complaint_step_parent" ON "qhse_complaint_step" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "qhse_complainant_complaint_id_key" ON "qhse_complainant" USING btree ("complaint_id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_complainant_receipt_mark_key" ON "qhse_complainant" USING btree ("receipt_mark") WHERE deleted_at is null;
CREATE INDEX "qhse_complainant_complaint_id_sort" ON "qhse_complainant" USING btree ("complaint_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_complainant_handler_id_sort" ON "qhse_complainant" USING btree ("handler_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_complainant_dpa_id_sort" ON "qhse_complainant" USING btree ("dpa_id","id" desc,"id" desc) WHERE deleted_at is null;
