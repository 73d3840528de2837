CREATE TABLE "system_organization_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_organization_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"change_no" text,
	"organization_id" bigint NOT NULL,
	"from_parent_id" bigint,
	"new_parent_id" bigint NOT NULL,
	"sort_num" bigint,
	"effective_date" date NOT NULL,
	"reason" text NOT NULL,
	"attachments" bigint[],
	"executed_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "system_organization_change_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE UNIQUE INDEX "system_organization_change_change_no_serial" ON "system_organization_change" USING btree ("change_no") WHERE deleted_at is null;
CREATE INDEX "system_organization_change_organization_id_sort" ON "system_organization_change" USING btree ("organization_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_organization_change_from_parent_id_sort" ON "system_organization_change" USING btree ("from_parent_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "system_organization_change_new_parent_id_sort" ON "system_organization_change" USING btree ("new_parent_id","id" desc,"id" desc) WHERE deleted_at is null;
