CREATE TABLE "qhse_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"parent_id" bigint,
	"node_kind" text NOT NULL,
	"doc_no" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"doc_type" text,
	"ism_clause" text,
	"organization_id" bigint NOT NULL,
	"secrecy" text NOT NULL,
	"review_months" bigint,
	"ack_days" bigint,
	"sort_num" bigint,
	"unit_ids" bigint[],
	"ship_ids" bigint[],
	"role_ids" bigint[],
	"current_no" text,
	"effective_on" date,
	"review_due" date,
	"review_note" text,
	"standing" text NOT NULL,
	CONSTRAINT "qhse_document_node_kind_check" CHECK (node_kind in ('FOLDER', 'SECTION', 'DOCUMENT')),
	CONSTRAINT "qhse_document_doc_type_check" CHECK (doc_type in ('POLICY', 'MANUAL', 'PROCEDURE', 'INSTRUCTION', 'FORM', 'PLAN', 'EXTERNAL')),
	CONSTRAINT "qhse_document_secrecy_check" CHECK (secrecy in ('OPEN', 'INTERNAL', 'CONFIDENTIAL')),
	CONSTRAINT "qhse_document_standing_check" CHECK (standing in ('dc_use', 'dc_ended'))
);

CREATE TABLE "qhse_document_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_document_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"document_id" bigint NOT NULL,
	"version_code" text,
	"version_no" text,
	"doc_type" text,
	"organization_id" bigint,
	"change_note" text NOT NULL,
	"papers" bigint[],
	"kept_at" text,
	"effective_date" date NOT NULL,
	"obsolete_date" date,
	"file_id" bigint,
	"status" text NOT NULL,
	"sub_status" text NOT NULL,
	CONSTRAINT "qhse_document_version_doc_type_check" CHECK (doc_type in ('POLICY', 'MANUAL', 'PROCEDURE', 'INSTRUCTION', 'FORM', 'PLAN', 'EXTERNAL')),
	CONSTRAINT "qhse_document_version_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "qhse_document_version_sub_status_check" CHECK (sub_status in ('dv_draft', 'dv_audit', 'dv_approved', 'dv_effective', 'dv_obsolete', 'dv_withdrawn'))
);

CREATE TABLE "qhse_document_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_document_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"request_no" text,
	"receipt_id" bigint NOT NULL,
	"document_id" bigint,
	"ship_id" bigint,
	"organization_id" bigint,
	"asker_id" bigint,
	"proposal" text NOT NULL,
	"grounds" text NOT NULL,
	"draft_id" bigint,
	"decision" text,
	"decided_at" timestamp(3) with time zone,
	"standing" text NOT NULL,
	CONSTRAINT "qhse_document_request_standing_check" CHECK (standing in ('rq_asked', 'rq_accepted', 'rq_refused'))
);

ALTER TABLE "qhse_receipt" DROP CONSTRAINT "qhse_receipt_file_kind_check";
ALTER TABLE "qhse_system_file" DROP CONSTRAINT "qhse_system_file_file_kind_check";
ALTER TABLE "qhse_document" ADD CONSTRAINT "qhse_document_parent_id_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."qhse_document"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_document" ADD CONSTRAINT "qhse_document_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_document_version" ADD CONSTRAINT "qhse_document_version_document_id_ref" FOREIGN KEY ("document_id") REFERENCES "public"."qhse_document"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_document_version" ADD CONSTRAINT "qhse_document_version_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_document_version" ADD CONSTRAINT "qhse_document_version_file_id_ref" FOREIGN KEY ("file_id") REFERENCES "public"."qhse_system_file"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_document_request" ADD CONSTRAINT "qhse_document_request_receipt_id_ref" FOREIGN KEY ("receipt_id") REFERENCES "public"."qhse_receipt"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_document_request" ADD CONSTRAINT "qhse_document_request_document_id_ref" FOREIGN KEY ("document_id") REFERENCES "public"."qhse_document"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_document_request" ADD CONSTRAINT "qhse_document_request_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_document_request" ADD CONSTRAINT "qhse_document_request_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_document_request" ADD CONSTRAINT "qhse_document_request_asker_id_ref" FOREIGN KEY ("asker_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_document_request" ADD CONSTRAINT "qhse_document_request_draft_id_ref" FOREIGN KEY ("draft_id") REFERENCES "public"."qhse_document_version"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "qhse_document_doc_no_key" ON "qhse_document" USING btree ("doc_no") WHERE deleted_at is null;
CREATE INDEX "qhse_document_sort" ON "qhse_document" USING btree ("sort_num","id") WHERE deleted_at is null;
CREATE INDEX "qhse_document_parent_id_sort" ON "qhse_document" USING btree ("parent_id","sort_num","id") WHERE deleted_at is null;
CREATE INDEX "qhse_document_organization_id_sort" ON "qhse_document" USING btree ("organization_id","sort_num","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_document_version_document_id_version_no_key" ON "qhse_document_version" USING btree ("document_id","version_no") WHERE deleted_at is null;
CREATE INDEX "qhse_document_version_sort" ON "qhse_document_version" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_document_version_sub_status_effective_date_look" ON "qhse_document_version" USING btree ("sub_status","effective_date");
CREATE INDEX "qhse_document_version_effective_date_day" ON "qhse_document_version" USING btree ("effective_date") WHERE deleted_at is null;
CREATE INDEX "qhse_document_version_document_id_sort" ON "qhse_document_version" USING btree ("document_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_document_version_organization_id_sort" ON "qhse_document_version" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_document_version_file_id_sort" ON "qhse_document_version" USING btree ("file_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_document_request_request_no_serial" ON "qhse_document_request" USING btree ("request_no") WHERE deleted_at is null;
CREATE INDEX "qhse_document_request_sort" ON "qhse_document_request" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_document_request_document_id_standing_look" ON "qhse_document_request" USING btree ("document_id","standing");
CREATE INDEX "qhse_document_request_receipt_id_sort" ON "qhse_document_request" USING btree ("receipt_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_document_request_document_id_sort" ON "qhse_document_request" USING btree ("document_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_document_request_ship_id_sort" ON "qhse_document_request" USING btree ("ship_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_document_request_organization_id_sort" ON "qhse_document_request" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_document_request_asker_id_sort" ON "qhse_document_request" USING btree ("asker_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_document_request_draft_id_sort" ON "qhse_document_request" USING btree ("draft_id","create_time" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "qhse_receipt" ADD CONSTRAINT "qhse_receipt_file_kind_check" CHECK (file_kind in ('CIRCULAR', 'NOTICE', 'MEMO', 'DOCUMENT'));
ALTER TABLE "qhse_system_file" ADD CONSTRAINT "qhse_system_file_file_kind_check" CHECK (file_kind in ('CIRCULAR', 'NOTICE', 'MEMO', 'DOCUMENT'));
