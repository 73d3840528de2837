CREATE TABLE "stock_store_return" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_store_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"return_no" text,
	"issue_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"returned_on" date NOT NULL,
	"returned_by" text,
	"remark" text,
	"doc_status" text NOT NULL,
	CONSTRAINT "stock_store_return_doc_status_check" CHECK (doc_status in ('DRAFT', 'POSTED', 'REVERSED'))
);

CREATE TABLE "stock_store_return_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_store_return_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"issue_line_id" bigint,
	"material_id" bigint,
	"unit_id" bigint,
	"open_qty" numeric(20, 4),
	"qty" numeric(20, 4) NOT NULL,
	"condition" text NOT NULL,
	"location_id" bigint,
	"remark" text,
	CONSTRAINT "stock_store_return_line_condition_check" CHECK (condition in ('NEW', 'RECON', 'USED'))
);

CREATE TABLE "stock_transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"transfer_no" text,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"to_organization_id" bigint NOT NULL,
	"to_store_id" bigint,
	"to_vessel_id" bigint,
	"needed_on" date,
	"reason" text NOT NULL,
	"value" numeric(20, 2),
	"shipped_on" date,
	"carrier" text,
	"waybill_no" text,
	"status" text NOT NULL,
	"transfer_status" text NOT NULL,
	CONSTRAINT "stock_transfer_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "stock_transfer_transfer_status_check" CHECK (transfer_status in ('DRAFT', 'READY', 'IN_TRANSIT', 'DONE', 'REVERSED', 'CANCELLED'))
);

CREATE TABLE "stock_transfer_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_transfer_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"pool_id" bigint NOT NULL,
	"unit_id" bigint,
	"on_hand" numeric(20, 4),
	"qty" numeric(20, 4) NOT NULL,
	"location_id" bigint,
	"batch_no" text,
	"arrived_qty" numeric(20, 4),
	"damaged_qty" numeric(20, 4),
	"lost_qty" numeric(20, 4),
	"open_qty" numeric(20, 4),
	"remark" text
);

CREATE TABLE "stock_arrival" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_arrival_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"arrival_no" text,
	"transfer_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"arrived_on" date NOT NULL,
	"remark" text,
	"doc_status" text NOT NULL,
	CONSTRAINT "stock_arrival_doc_status_check" CHECK (doc_status in ('DRAFT', 'POSTED', 'REVERSED'))
);

CREATE TABLE "stock_arrival_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_arrival_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"transfer_line_id" bigint,
	"material_id" bigint,
	"condition" text,
	"unit_id" bigint,
	"open_qty" numeric(20, 4),
	"arrived_qty" numeric(20, 4) NOT NULL,
	"damaged_qty" numeric(20, 4),
	"location_id" bigint,
	"note" text,
	CONSTRAINT "stock_arrival_line_condition_check" CHECK (condition in ('NEW', 'RECON', 'USED'))
);

CREATE TABLE "stock_stocktake" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_stocktake_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"take_no" text,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"take_kind" text NOT NULL,
	"location_ids" bigint[],
	"planned_on" date NOT NULL,
	"recount_pct" numeric(20, 2),
	"recount_value" numeric(20, 2),
	"remark" text,
	"items" bigint,
	"counted" bigint,
	"differing" bigint,
	"accuracy" numeric(20, 4),
	"net_value" numeric(20, 2),
	"posted_on" date,
	"status" text NOT NULL,
	"take_status" text NOT NULL,
	CONSTRAINT "stock_stocktake_take_kind_check" CHECK (take_kind in ('FULL', 'CYCLE', 'CRITICAL', 'HANDOVER', 'SPOT')),
	CONSTRAINT "stock_stocktake_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "stock_stocktake_take_status_check" CHECK (take_status in ('PLANNED', 'COUNTING', 'RECOUNT', 'REVIEW', 'POSTED', 'CANCELLED'))
);

CREATE TABLE "stock_stocktake_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_stocktake_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"location_id" bigint,
	"material_id" bigint,
	"condition" text,
	"unit_id" bigint,
	"batch_no" text,
	"expiry_date" date,
	"counted_qty" numeric(20, 4),
	"counted_at" timestamp(3) with time zone,
	"counted_by_id" bigint,
	"counted_name" text,
	"recount" boolean,
	"recount_qty" numeric(20, 4),
	"recount_at" timestamp(3) with time zone,
	"recount_name" text,
	"book_qty" numeric(20, 4),
	"diff_qty" numeric(20, 4),
	"diff_value" numeric(20, 2),
	"cause" text,
	"note" text,
	CONSTRAINT "stock_stocktake_line_condition_check" CHECK (condition in ('NEW', 'RECON', 'USED')),
	CONSTRAINT "stock_stocktake_line_cause_check" CHECK (cause in ('UNBOOKED_ISSUE', 'UNBOOKED_RECEIPT', 'MISPLACED', 'MISCOUNT', 'DAMAGED', 'LOST', 'OTHER'))
);

CREATE TABLE "stock_reservation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"reservation_no" text,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"pool_id" bigint NOT NULL,
	"unit_id" bigint,
	"qty" numeric(20, 4) NOT NULL,
	"used_qty" numeric(20, 4),
	"open_qty" numeric(20, 4),
	"purpose" text NOT NULL,
	"valid_until" date NOT NULL,
	"remark" text,
	"resv_status" text NOT NULL,
	CONSTRAINT "stock_reservation_resv_status_check" CHECK (resv_status in ('ACTIVE', 'CONSUMED', 'RELEASED'))
);

ALTER TABLE "stock_store" DROP CONSTRAINT "stock_store_store_type_check";
ALTER TABLE "stock_issue_line" ADD COLUMN "reservation_id" bigint;
ALTER TABLE "stock_store" ADD COLUMN "transit_for_id" bigint;
ALTER TABLE "stock_store_return" ADD CONSTRAINT "stock_store_return_issue_id_ref" FOREIGN KEY ("issue_id") REFERENCES "public"."stock_issue"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store_return" ADD CONSTRAINT "stock_store_return_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store_return" ADD CONSTRAINT "stock_store_return_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store_return" ADD CONSTRAINT "stock_store_return_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store_return_line" ADD CONSTRAINT "stock_store_return_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_store_return"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store_return_line" ADD CONSTRAINT "stock_store_return_line_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store_return_line" ADD CONSTRAINT "stock_store_return_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store_return_line" ADD CONSTRAINT "stock_store_return_line_location_id_ref" FOREIGN KEY ("location_id") REFERENCES "public"."stock_location"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_transfer" ADD CONSTRAINT "stock_transfer_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_transfer" ADD CONSTRAINT "stock_transfer_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_transfer" ADD CONSTRAINT "stock_transfer_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_transfer" ADD CONSTRAINT "stock_transfer_to_organization_id_ref" FOREIGN KEY ("to_organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_transfer_line" ADD CONSTRAINT "stock_transfer_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_transfer"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_transfer_line" ADD CONSTRAINT "stock_transfer_line_pool_id_ref" FOREIGN KEY ("pool_id") REFERENCES "public"."stock_pool"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_transfer_line" ADD CONSTRAINT "stock_transfer_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_transfer_line" ADD CONSTRAINT "stock_transfer_line_location_id_ref" FOREIGN KEY ("location_id") REFERENCES "public"."stock_location"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_arrival" ADD CONSTRAINT "stock_arrival_transfer_id_ref" FOREIGN KEY ("transfer_id") REFERENCES "public"."stock_transfer"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_arrival" ADD CONSTRAINT "stock_arrival_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_arrival" ADD CONSTRAINT "stock_arrival_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_arrival" ADD CONSTRAINT "stock_arrival_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_arrival_line" ADD CONSTRAINT "stock_arrival_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_arrival"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_arrival_line" ADD CONSTRAINT "stock_arrival_line_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_arrival_line" ADD CONSTRAINT "stock_arrival_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_arrival_line" ADD CONSTRAINT "stock_arrival_line_location_id_ref" FOREIGN KEY ("location_id") REFERENCES "public"."stock_location"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_stocktake" ADD CONSTRAINT "stock_stocktake_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_stocktake" ADD CONSTRAINT "stock_stocktake_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_stocktake" ADD CONSTRAINT "stock_stocktake_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_stocktake_line" ADD CONSTRAINT "stock_stocktake_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_stocktake"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_stocktake_line" ADD CONSTRAINT "stock_stocktake_line_location_id_ref" FOREIGN KEY ("location_id") REFERENCES "public"."stock_location"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_stocktake_line" ADD CONSTRAINT "stock_stocktake_line_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_stocktake_line" ADD CONSTRAINT "stock_stocktake_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_pool_id_ref" FOREIGN KEY ("pool_id") REFERENCES "public"."stock_pool"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_reservation" ADD CONSTRAINT "stock_reservation_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "stock_store_return_return_no_serial" ON "stock_store_return" USING btree ("return_no") WHERE deleted_at is null;
CREATE INDEX "stock_store_return_sort" ON "stock_store_return" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_store_return_returned_on_day" ON "stock_store_return" USING btree ("returned_on") WHERE deleted_at is null;
CREATE INDEX "stock_store_return_issue_id_sort" ON "stock_store_return" USING btree ("issue_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_store_return_store_id_sort" ON "stock_store_return" USING btree ("store_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_store_return_organization_id_sort" ON "stock_store_return" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_store_return_vessel_id_sort" ON "stock_store_return" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_store_return_line_parent" ON "stock_store_return_line" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "stock_transfer_transfer_no_serial" ON "stock_transfer" USING btree ("transfer_no") WHERE deleted_at is null;
CREATE INDEX "stock_transfer_sort" ON "stock_transfer" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_transfer_to_vessel_id_look" ON "stock_transfer" USING btree ("to_vessel_id");
CREATE INDEX "stock_transfer_shipped_on_day" ON "stock_transfer" USING btree ("shipped_on") WHERE deleted_at is null;
CREATE INDEX "stock_transfer_store_id_sort" ON "stock_transfer" USING btree ("store_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_transfer_organization_id_sort" ON "stock_transfer" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_transfer_vessel_id_sort" ON "stock_transfer" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_transfer_to_organization_id_sort" ON "stock_transfer" USING btree ("to_organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_transfer_line_parent" ON "stock_transfer_line" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "stock_arrival_arrival_no_serial" ON "stock_arrival" USING btree ("arrival_no") WHERE deleted_at is null;
CREATE INDEX "stock_arrival_sort" ON "stock_arrival" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_arrival_arrived_on_day" ON "stock_arrival" USING btree ("arrived_on") WHERE deleted_at is null;
CREATE INDEX "stock_arrival_transfer_id_sort" ON "stock_arrival" USING btree ("transfer_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_arrival_store_id_sort" ON "stock_arrival" USING btree ("store_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_arrival_organization_id_sort" ON "stock_arrival" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_arrival_vessel_id_sort" ON "stock_arrival" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_arrival_line_parent" ON "stock_arrival_line" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "stock_stocktake_take_no_serial" ON "stock_stocktake" USING btree ("take_no") WHERE deleted_at is null;
CREATE INDEX "stock_stocktake_sort" ON "stock_stocktake" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_stocktake_planned_on_day" ON "stock_stocktake" USING btree ("planned_on") WHERE deleted_at is null;
CREATE INDEX "stock_stocktake_store_id_sort" ON "stock_stocktake" USING btree ("store_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_stocktake_organization_id_sort" ON "stock_stocktake" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_stocktake_vessel_id_sort" ON "stock_stocktake" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_stocktake_line_parent" ON "stock_stocktake_line" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "stock_reservation_reservation_no_serial" ON "stock_reservation" USING btree ("reservation_no") WHERE deleted_at is null;
CREATE INDEX "stock_reservation_sort" ON "stock_reservation" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_reservation_valid_until_day" ON "stock_reservation" USING btree ("valid_until") WHERE deleted_at is null;
CREATE INDEX "stock_reservation_store_id_sort" ON "stock_reservation" USING btree ("store_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_reservation_organization_id_sort" ON "stock_reservation" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_reservation_vessel_id_sort" ON "stock_reservation" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_reservation_pool_id_sort" ON "stock_reservation" USING btree ("pool_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_reservation_unit_id_sort" ON "stock_reservation" USING btree ("unit_id","create_time" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "stock_issue_line" ADD CONSTRAINT "stock_issue_line_reservation_id_ref" FOREIGN KEY ("reservation_id") REFERENCES "public"."stock_reservation"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store" ADD CONSTRAINT "stock_store_transit_for_id_ref" FOREIGN KEY ("transit_for_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "stock_store_transit_for_id_sort" ON "stock_store" USING btree ("transit_for_id","store_type","id") WHERE deleted_at is null;
ALTER TABLE "stock_store" ADD CONSTRAINT "stock_store_store_type_check" CHECK (store_type in ('SHIP', 'LAND', 'TRANSIT'));
