CREATE TABLE "qhse_dept_leader_config" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_dept_leader_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"organization_id" bigint NOT NULL,
	"config_name" text,
	"enabled" boolean
);

CREATE TABLE "qhse_dept_leader_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_dept_leader_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"config_id" bigint NOT NULL,
	"item_type" text NOT NULL,
	"level" bigint NOT NULL,
	"party_id" bigint NOT NULL,
	"deputy_party_id" bigint,
	"ship_ids" bigint[],
	"valid_from" date,
	"valid_to" date,
	"sort_num" bigint,
	CONSTRAINT "qhse_dept_leader_item_item_type_check" CHECK (item_type in ('ALL', 'INSPECTION', 'DEFECT_VERIFY', 'EVENT', 'RISK', 'CERTIFICATE', 'DOCUMENT', 'REVIEW', 'DUTY', 'COMPLAINT'))
);

ALTER TABLE "qhse_dept_leader_config" ADD CONSTRAINT "qhse_dept_leader_config_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_dept_leader_item" ADD CONSTRAINT "qhse_dept_leader_item_config_id_ref" FOREIGN KEY ("config_id") REFERENCES "public"."qhse_dept_leader_config"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_dept_leader_item" ADD CONSTRAINT "qhse_dept_leader_item_party_id_ref" FOREIGN KEY ("party_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_dept_leader_item" ADD CONSTRAINT "qhse_dept_leader_item_deputy_party_id_ref" FOREIGN KEY ("deputy_party_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "qhse_dept_leader_config_organization_id_key" ON "qhse_dept_leader_config" USING btree ("organization_id") WHERE deleted_at is null;
CREATE INDEX "qhse_dept_leader_config_sort" ON "qhse_dept_leader_config" USING btree ("organization_id","id") WHERE deleted_at is null;
CREATE INDEX "qhse_dept_leader_config_organization_id_sort" ON "qhse_dept_leader_config" USING btree ("organization_id","organization_id","id") WHERE deleted_at is null;
CREATE INDEX "qhse_dept_leader_item_sort" ON "qhse_dept_leader_item" USING btree ("level","id") WHERE deleted_at is null;
CREATE INDEX "qhse_dept_leader_item_config_id_sort" ON "qhse_dept_leader_item" USING btree ("config_id","level","id") WHERE deleted_at is null;
CREATE INDEX "qhse_dept_leader_item_party_id_sort" ON "qhse_dept_leader_item" USING btree ("party_id","level","id") WHERE deleted_at is null;
CREATE INDEX "qhse_dept_leader_item_deputy_party_id_sort" ON "qhse_dept_leader_item" USING btree ("deputy_party_id","level","id") WHERE deleted_at is null;
