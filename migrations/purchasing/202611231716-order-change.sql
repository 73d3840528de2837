CREATE TABLE "purchasing_order_revision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_order_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"rev_no" bigint,
	"change_id" bigint,
	"reason" text,
	"changed_at" timestamp(3) with time zone
);

CREATE TABLE "purchasing_order_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_order_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"change_no" text,
	"order_id" bigint,
	"organization_id" bigint,
	"vessel_id" bigint,
	"currency_id" bigint,
	"rev_no" bigint,
	"reason" text,
	"old_required_date" date,
	"required_date" date NOT NULL,
	"old_base" numeric(20, 2),
	"new_base" numeric(20, 2),
	"rise_base" numeric(20, 2),
	"approval_base" numeric(20, 2),
	"status" text NOT NULL,
	CONSTRAINT "purchasing_order_change_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "purchasing_order_change_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_order_change_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"order_line_id" bigint,
	"description" text,
	"unit_id" bigint,
	"accepted_qty" numeric(20, 4),
	"old_qty" numeric(20, 4),
	"qty" numeric(20, 4) NOT NULL,
	"old_price" numeric(20, 6),
	"unit_price" numeric(20, 6)
);

ALTER TABLE "purchasing_purchase_order" ADD COLUMN "rev_no" bigint;
ALTER TABLE "purchasing_order_revision" ADD CONSTRAINT "purchasing_order_revision_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_purchase_order"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_revision" ADD CONSTRAINT "purchasing_order_revision_change_id_ref" FOREIGN KEY ("change_id") REFERENCES "public"."purchasing_order_change"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_change" ADD CONSTRAINT "purchasing_order_change_order_id_ref" FOREIGN KEY ("order_id") REFERENCES "public"."purchasing_purchase_order"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_change" ADD CONSTRAINT "purchasing_order_change_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_change" ADD CONSTRAINT "purchasing_order_change_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_change" ADD CONSTRAINT "purchasing_order_change_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_change_line" ADD CONSTRAINT "purchasing_order_change_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_order_change"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_change_line" ADD CONSTRAINT "purchasing_order_change_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "purchasing_order_revision_parent" ON "purchasing_order_revision" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "purchasing_order_change_change_no_serial" ON "purchasing_order_change" USING btree ("change_no") WHERE deleted_at is null;
CREATE INDEX "purchasing_order_change_sort" ON "purchasing_order_change" USING btree ("change_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_order_change_order_id_sort" ON "purchasing_order_change" USING btree ("order_id","change_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_order_change_organization_id_sort" ON "purchasing_order_change" USING btree ("organization_id","change_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_order_change_vessel_id_sort" ON "purchasing_order_change" USING btree ("vessel_id","change_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_order_change_currency_id_sort" ON "purchasing_order_change" USING btree ("currency_id","change_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_order_change_line_parent" ON "purchasing_order_change_line" USING btree ("parent_id","seq");
