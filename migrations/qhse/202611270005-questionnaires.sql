CREATE TABLE "qhse_questionnaire" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_questionnaire_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"questionnaire_name" text NOT NULL,
	"questionnaire_name_en" text NOT NULL,
	"edition" text NOT NULL,
	"scheme_kind" text NOT NULL,
	"answer_scale" text NOT NULL,
	"remark" text,
	"questionnaire_status" text NOT NULL,
	CONSTRAINT "qhse_questionnaire_scheme_kind_check" CHECK (scheme_kind in ('SIRE2', 'VIQ7', 'CDI', 'RISQ', 'ISM_INTERNAL', 'COMPANY', 'MASTER_SELF', 'OTHER')),
	CONSTRAINT "qhse_questionnaire_answer_scale_check" CHECK (answer_scale in ('YES_NO', 'GRADED')),
	CONSTRAINT "qhse_questionnaire_questionnaire_status_check" CHECK (questionnaire_status in ('DRAFT', 'IN_USE', 'RETIRED'))
);

CREATE TABLE "qhse_question" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"questionnaire_id" bigint NOT NULL,
	"chapter_no" text NOT NULL,
	"chapter_title" text NOT NULL,
	"question_no" text NOT NULL,
	"question_title" text NOT NULL,
	"guidance_note" text,
	"is_core" boolean,
	"is_hardware" boolean,
	"is_process" boolean,
	"is_human" boolean,
	"nc_kind" text NOT NULL,
	"viq_chapter" text
);

CREATE TABLE "qhse_checklist" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_checklist_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"checklist_no" text,
	"inspection_id" bigint NOT NULL,
	"ship_id" bigint NOT NULL,
	"inspection_name" text,
	"questionnaire_id" bigint NOT NULL,
	"answer_scale" text NOT NULL,
	"remark" text,
	"questions" bigint,
	"answered" bigint,
	"progress" numeric(20, 4),
	"negatives" bigint,
	"unproposed" bigint,
	"checklist_status" text NOT NULL,
	CONSTRAINT "qhse_checklist_answer_scale_check" CHECK (answer_scale in ('YES_NO', 'GRADED')),
	CONSTRAINT "qhse_checklist_checklist_status_check" CHECK (checklist_status in ('cl_open', 'cl_done'))
);

CREATE TABLE "qhse_checklist_answer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_checklist_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"chapter_title" text NOT NULL,
	"question_no" text NOT NULL,
	"question_title" text NOT NULL,
	"aspect" text,
	"answer" text,
	"grade" text,
	"note" text,
	"nc_kind" text NOT NULL,
	"viq_chapter" text,
	"proposed_at" timestamp(3) with time zone,
	CONSTRAINT "qhse_checklist_answer_aspect_check" CHECK (aspect in ('HARDWARE', 'PROCESS', 'HUMAN')),
	CONSTRAINT "qhse_checklist_answer_answer_check" CHECK (answer in ('YES', 'NO', 'NS', 'NA')),
	CONSTRAINT "qhse_checklist_answer_grade_check" CHECK (grade in ('EXCEEDS', 'EXPECTED', 'LARGELY', 'NOT_EXPECTED', 'NS', 'NA'))
);

ALTER TABLE "qhse_question" ADD CONSTRAINT "qhse_question_questionnaire_id_ref" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."qhse_questionnaire"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_checklist" ADD CONSTRAINT "qhse_checklist_inspection_id_ref" FOREIGN KEY ("inspection_id") REFERENCES "public"."qhse_inspection"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_checklist" ADD CONSTRAINT "qhse_checklist_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_checklist" ADD CONSTRAINT "qhse_checklist_questionnaire_id_ref" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."qhse_questionnaire"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_checklist_answer" ADD CONSTRAINT "qhse_checklist_answer_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_checklist"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "qhse_questionnaire_code_key" ON "qhse_questionnaire" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "qhse_questionnaire_sort" ON "qhse_questionnaire" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_question_questionnaire_id_question_no_key" ON "qhse_question" USING btree ("questionnaire_id","question_no") WHERE deleted_at is null;
CREATE INDEX "qhse_question_sort" ON "qhse_question" USING btree ("question_no","id") WHERE deleted_at is null;
CREATE INDEX "qhse_question_questionnaire_id_sort" ON "qhse_question" USING btree ("questionnaire_id","question_no","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_checklist_inspection_id_questionnaire_id_key" ON "qhse_checklist" USING btree ("inspection_id","questionnaire_id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_checklist_checklist_no_serial" ON "qhse_checklist" USING btree ("checklist_no") WHERE deleted_at is null;
CREATE INDEX "qhse_checklist_sort" ON "qhse_checklist" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_checklist_inspection_id_sort" ON "qhse_checklist" USING btree ("inspection_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_checklist_ship_id_sort" ON "qhse_checklist" USING btree ("ship_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_checklist_questionnaire_id_sort" ON "qhse_checklist" USING btree ("questionnaire_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_checklist_answer_parent" ON "qhse_checklist_answer" USING btree ("parent_id","seq");
