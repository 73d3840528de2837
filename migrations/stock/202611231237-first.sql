CREATE TABLE "stock_store" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_store_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"store_type" text NOT NULL,
	"organization_id" bigint NOT NULL,
	"vessel_id" bigint,
	"port_id" bigint,
	"keeper_id" bigint,
	"enabled" boolean,
	"remark" text,
	CONSTRAINT "stock_store_store_type_check" CHECK (store_type in ('SHIP', 'LAND'))
);

CREATE TABLE "stock_location" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_location_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"store_id" bigint NOT NULL,
	"parent_id" bigint,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "stock_location_kind_check" CHECK (kind in ('AREA', 'ROOM', 'RACK', 'BIN', 'QUARANTINE', 'RETURN'))
);

CREATE TABLE "stock_expected_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_expected_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"source_no" text,
	"source" text,
	"source_id" bigint,
	"line_id" bigint,
	"partner_id" bigint,
	"store_id" bigint,
	"organization_id" bigint,
	"vessel_id" bigint,
	"material_id" bigint,
	"item_name" text,
	"item_name_en" text,
	"spec" text,
	"unit_id" bigint,
	"factor" numeric(20, 8),
	"ordered_qty" numeric(20, 4),
	"accepted_qty" numeric(20, 4),
	"rejected_qty" numeric(20, 4),
	"open_qty" numeric(20, 4),
	"over_pct" numeric(20, 2),
	"unit_cost" numeric(20, 6),
	"due_date" date,
	"closed" boolean,
	"status" text NOT NULL,
	CONSTRAINT "stock_expected_line_status_check" CHECK (status in ('EXPECTED', 'PART', 'DONE', 'CANCELLED'))
);

CREATE TABLE "stock_receipt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"receipt_no" text,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"partner_id" bigint,
	"source_no" text,
	"source" text,
	"source_id" bigint,
	"received_on" date NOT NULL,
	"delivery_note" text,
	"remark" text,
	"doc_status" text NOT NULL,
	CONSTRAINT "stock_receipt_doc_status_check" CHECK (doc_status in ('DRAFT', 'POSTED', 'REVERSED'))
);

CREATE TABLE "stock_receipt_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_receipt_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"expected_line_id" bigint NOT NULL,
	"item_name" text,
	"unit_id" bigint,
	"open_qty" numeric(20, 4),
	"delivered_qty" numeric(20, 4) NOT NULL,
	"accepted_qty" numeric(20, 4) NOT NULL,
	"rejected_qty" numeric(20, 4),
	"reject_reason" text,
	"location_id" bigint,
	"batch_no" text,
	"expiry_date" date,
	"photos" bigint[]
);

CREATE TABLE "stock_issue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_issue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"issue_no" text,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"issued_on" date NOT NULL,
	"purpose" text NOT NULL,
	"receiver" text,
	"remark" text,
	"doc_status" text NOT NULL,
	CONSTRAINT "stock_issue_doc_status_check" CHECK (doc_status in ('DRAFT', 'POSTED', 'REVERSED'))
);

CREATE TABLE "stock_issue_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_issue_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"pool_id" bigint NOT NULL,
	"unit_id" bigint,
	"on_hand" numeric(20, 4),
	"qty" numeric(20, 4) NOT NULL,
	"remark" text
);

CREATE TABLE "stock_pool" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_pool_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"material_id" bigint NOT NULL,
	"condition" text NOT NULL,
	"unit_id" bigint,
	"qty" numeric(20, 4),
	"value" numeric(20, 2),
	"average" numeric(20, 6),
	"last_moved_at" date,
	"seq" bigint,
	CONSTRAINT "stock_pool_condition_check" CHECK (condition in ('NEW', 'RECON', 'USED'))
);

CREATE TABLE "stock_movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"occurred_on" date NOT NULL,
	"pool_id" bigint,
	"seq" bigint,
	"store_id" bigint NOT NULL,
	"organization_id" bigint,
	"vessel_id" bigint,
	"material_id" bigint NOT NULL,
	"condition" text NOT NULL,
	"location_id" bigint,
	"batch_no" text,
	"expiry_date" date,
	"move_type" text NOT NULL,
	"unit_id" bigint,
	"qty" numeric(20, 4),
	"qty_after" numeric(20, 4),
	"value" numeric(20, 2),
	"value_after" numeric(20, 2),
	"avg_after" numeric(20, 6),
	"source" text,
	"source_id" bigint,
	"line_id" bigint,
	"source_no" text,
	"reversal_of_id" bigint,
	CONSTRAINT "stock_movement_condition_check" CHECK (condition in ('NEW', 'RECON', 'USED')),
	CONSTRAINT "stock_movement_move_type_check" CHECK (move_type in ('OPENING', 'RECEIPT', 'RETURN_SUPPLIER', 'ISSUE', 'RETURN_STORE', 'TRANSFER_OUT', 'TRANSFER_IN', 'COUNT_GAIN', 'COUNT_LOSS', 'ADJUST_IN', 'ADJUST_OUT', 'SCRAP', 'VALUE_ADJUST', 'REVERSAL'))
);

ALTER TABLE "stock_store" ADD CONSTRAINT "stock_store_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store" ADD CONSTRAINT "stock_store_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store" ADD CONSTRAINT "stock_store_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_store" ADD CONSTRAINT "stock_store_keeper_id_ref" FOREIGN KEY ("keeper_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_location" ADD CONSTRAINT "stock_location_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_location" ADD CONSTRAINT "stock_location_parent_id_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_location"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_expected_line" ADD CONSTRAINT "stock_expected_line_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_expected_line" ADD CONSTRAINT "stock_expected_line_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_expected_line" ADD CONSTRAINT "stock_expected_line_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_expected_line" ADD CONSTRAINT "stock_expected_line_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_expected_line" ADD CONSTRAINT "stock_expected_line_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_expected_line" ADD CONSTRAINT "stock_expected_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_receipt" ADD CONSTRAINT "stock_receipt_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_receipt" ADD CONSTRAINT "stock_receipt_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_receipt" ADD CONSTRAINT "stock_receipt_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_receipt" ADD CONSTRAINT "stock_receipt_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_receipt_line" ADD CONSTRAINT "stock_receipt_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_receipt"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_receipt_line" ADD CONSTRAINT "stock_receipt_line_expected_line_id_ref" FOREIGN KEY ("expected_line_id") REFERENCES "public"."stock_expected_line"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_receipt_line" ADD CONSTRAINT "stock_receipt_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_receipt_line" ADD CONSTRAINT "stock_receipt_line_location_id_ref" FOREIGN KEY ("location_id") REFERENCES "public"."stock_location"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_issue" ADD CONSTRAINT "stock_issue_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_issue" ADD CONSTRAINT "stock_issue_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_issue" ADD CONSTRAINT "stock_issue_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_issue_line" ADD CONSTRAINT "stock_issue_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."stock_issue"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_issue_line" ADD CONSTRAINT "stock_issue_line_pool_id_ref" FOREIGN KEY ("pool_id") REFERENCES "public"."stock_pool"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_issue_line" ADD CONSTRAINT "stock_issue_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_pool" ADD CONSTRAINT "stock_pool_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_pool" ADD CONSTRAINT "stock_pool_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_pool" ADD CONSTRAINT "stock_pool_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_pool" ADD CONSTRAINT "stock_pool_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_pool" ADD CONSTRAINT "stock_pool_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_pool_id_ref" FOREIGN KEY ("pool_id") REFERENCES "public"."stock_pool"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_store_id_ref" FOREIGN KEY ("store_id") REFERENCES "public"."stock_store"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_location_id_ref" FOREIGN KEY ("location_id") REFERENCES "public"."stock_location"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_reversal_of_id_ref" FOREIGN KEY ("reversal_of_id") REFERENCES "public"."stock_movement"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "stock_store_name_key" ON "stock_store" USING btree ("name") WHERE deleted_at is null;
CREATE INDEX "stock_store_sort" ON "stock_store" USING btree ("store_type","id") WHERE deleted_at is null;
CREATE INDEX "stock_store_organization_id_sort" ON "stock_store" USING btree ("organization_id","store_type","id") WHERE deleted_at is null;
CREATE INDEX "stock_store_vessel_id_sort" ON "stock_store" USING btree ("vessel_id","store_type","id") WHERE deleted_at is null;
CREATE INDEX "stock_store_port_id_sort" ON "stock_store" USING btree ("port_id","store_type","id") WHERE deleted_at is null;
CREATE INDEX "stock_store_keeper_id_sort" ON "stock_store" USING btree ("keeper_id","store_type","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "stock_location_store_id_code_key" ON "stock_location" USING btree ("store_id","code") WHERE deleted_at is null;
CREATE INDEX "stock_location_sort" ON "stock_location" USING btree ("code","id") WHERE deleted_at is null;
CREATE INDEX "stock_location_store_id_sort" ON "stock_location" USING btree ("store_id","code","id") WHERE deleted_at is null;
CREATE INDEX "stock_location_parent_id_sort" ON "stock_location" USING btree ("parent_id","code","id") WHERE deleted_at is null;
CREATE INDEX "stock_expected_line_sort" ON "stock_expected_line" USING btree ("due_date","id") WHERE deleted_at is null;
CREATE INDEX "stock_expected_line_partner_id_sort" ON "stock_expected_line" USING btree ("partner_id","due_date","id") WHERE deleted_at is null;
CREATE INDEX "stock_expected_line_store_id_sort" ON "stock_expected_line" USING btree ("store_id","due_date","id") WHERE deleted_at is null;
CREATE INDEX "stock_expected_line_organization_id_sort" ON "stock_expected_line" USING btree ("organization_id","due_date","id") WHERE deleted_at is null;
CREATE INDEX "stock_expected_line_vessel_id_sort" ON "stock_expected_line" USING btree ("vessel_id","due_date","id") WHERE deleted_at is null;
CREATE INDEX "stock_expected_line_material_id_sort" ON "stock_expected_line" USING btree ("material_id","due_date","id") WHERE deleted_at is null;
CREATE INDEX "stock_expected_line_unit_id_sort" ON "stock_expected_line" USING btree ("unit_id","due_date","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "stock_receipt_receipt_no_serial" ON "stock_receipt" USING btree ("receipt_no") WHERE deleted_at is null;
CREATE INDEX "stock_receipt_sort" ON "stock_receipt" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_receipt_received_on_day" ON "stock_receipt" USING btree ("received_on") WHERE deleted_at is null;
CREATE INDEX "stock_receipt_store_id_sort" ON "stock_receipt" USING btree ("store_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_receipt_organization_id_sort" ON "stock_receipt" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_receipt_vessel_id_sort" ON "stock_receipt" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_receipt_partner_id_sort" ON "stock_receipt" USING btree ("partner_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_receipt_line_parent" ON "stock_receipt_line" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "stock_issue_issue_no_serial" ON "stock_issue" USING btree ("issue_no") WHERE deleted_at is null;
CREATE INDEX "stock_issue_sort" ON "stock_issue" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_issue_issued_on_day" ON "stock_issue" USING btree ("issued_on") WHERE deleted_at is null;
CREATE INDEX "stock_issue_store_id_sort" ON "stock_issue" USING btree ("store_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_issue_organization_id_sort" ON "stock_issue" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_issue_vessel_id_sort" ON "stock_issue" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_issue_line_parent" ON "stock_issue_line" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "stock_pool_store_id_material_id_condition_key" ON "stock_pool" USING btree ("store_id","material_id","condition") WHERE deleted_at is null;
CREATE INDEX "stock_pool_sort" ON "stock_pool" USING btree ("material_id","id") WHERE deleted_at is null;
CREATE INDEX "stock_pool_store_id_sort" ON "stock_pool" USING btree ("store_id","material_id","id") WHERE deleted_at is null;
CREATE INDEX "stock_pool_organization_id_sort" ON "stock_pool" USING btree ("organization_id","material_id","id") WHERE deleted_at is null;
CREATE INDEX "stock_pool_vessel_id_sort" ON "stock_pool" USING btree ("vessel_id","material_id","id") WHERE deleted_at is null;
CREATE INDEX "stock_pool_material_id_sort" ON "stock_pool" USING btree ("material_id","material_id","id") WHERE deleted_at is null;
CREATE INDEX "stock_pool_unit_id_sort" ON "stock_pool" USING btree ("unit_id","material_id","id") WHERE deleted_at is null;
CREATE INDEX "stock_movement_sort" ON "stock_movement" USING btree ("occurred_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_movement_pool_id_sort" ON "stock_movement" USING btree ("pool_id","occurred_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_movement_store_id_sort" ON "stock_movement" USING btree ("store_id","occurred_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_movement_organization_id_sort" ON "stock_movement" USING btree ("organization_id","occurred_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_movement_vessel_id_sort" ON "stock_movement" USING btree ("vessel_id","occurred_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_movement_material_id_sort" ON "stock_movement" USING btree ("material_id","occurred_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_movement_location_id_sort" ON "stock_movement" USING btree ("location_id","occurred_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_movement_unit_id_sort" ON "stock_movement" USING btree ("unit_id","occurred_on" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "stock_movement_reversal_of_id_sort" ON "stock_movement" USING btree ("reversal_of_id","occurred_on" desc,"id" desc) WHERE deleted_at is null;
