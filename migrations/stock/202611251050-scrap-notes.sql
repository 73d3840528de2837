CREATE TABLE "stock_scrap" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_scrap_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"scrap_no" text,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"reason" text NOT NULL,
	"photos" bigint[],
	"value" numeric(20, 2),
	"posted_on" date,
	"method" text,
	"disposed_on" date,
	"proof" bigint[],
	"note" text,
	"status" text NOT NULL,
	"scrap_status" text NOT NULL,
	CONSTRAINT "stock_scrap_method_check" CHECK (method in ('RECEPTION', 'SOLD', 'RETURNED')),
	CONSTRAINT "stock_scrap_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "stock_scrap_scrap_status_check" CHECK (scrap_status in ('DRAFT', 'POSTED', 'DISPOSED', 'REVERSED'))
);

CREATE TABLE "stock_scrap_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_scrap_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"pool_id" bigint NOT NULL,
	"unit_id" bigint,
	"on_hand" numeric(20, 4),
	"qty" numeric(20, 4) NOT NULL,
	"cause" text NOT NULL,
	"value" numeric(20, 2),
	CONSTRAINT "stock_scrap_line_cause_check" CHECK (cause in ('EXPIRED', 'DAMAGED', 'WORN', 'OBSOLETE'))
);

ALTER TABLE "stock_scrap" ADD CONSTRAINT "stock_scrap_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_scrap" ADD CONSTRAINT "stock_scrap_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_scrap" ADD CONSTRAINT "stock_scrap_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_scrap_line" ADD CONSTRAINT "stock_scrap_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_scrap"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_scrap_line" ADD CONSTRAINT "stock_scrap_line_pool_id_ref" FOREIGN KEY ("pool_id") REFERENCES "public"."stock_pool"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_scrap_line" ADD CONSTRAINT "stock_scrap_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "stock_scrap_scrap_no_serial" ON "stock_scrap" USING btree ("scrap_no") WHERE deleted_at is null;
CREATE INDEX "stock_scrap_sort" ON "stock_scrap" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_scrap_posted_on_day" ON "stock_scrap" USING btree ("posted_on") WHERE deleted_at is null;
CREATE INDEX "stock_scrap_store_id_sort" ON "stock_scrap" USING btree ("store_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_scrap_organization_id_sort" ON "stock_scrap" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_scrap_vessel_id_sort" ON "stock_scrap" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_scrap_line_parent" ON "stock_scrap_line" USING btree ("parent_id","seq");
