CREATE TABLE "purchasing_application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"apply_no" text,
	"organization_id" bigint NOT NULL,
	"vessel_id" bigint,
	"department" text NOT NULL,
	"purchase_type" text NOT NULL,
	"apply_kind" text NOT NULL,
	"title" text NOT NULL,
	"required_date" date NOT NULL,
	"port_id" bigint,
	"reason" text,
	"duplicate_reason" text,
	"estimate_amount" numeric(20, 2),
	"unpriced" bigint,
	"status" text NOT NULL,
	CONSTRAINT "purchasing_application_department_check" CHECK (department in ('DECK', 'ENGINE', 'CATERING', 'OFFICE')),
	CONSTRAINT "purchasing_application_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER')),
	CONSTRAINT "purchasing_application_apply_kind_check" CHECK (apply_kind in ('NORMAL', 'URGENT', 'EMERGENCY', 'REPAIR', 'PROJECT')),
	CONSTRAINT "purchasing_application_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "purchasing_application_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_application_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"material_id" bigint,
	"item_name" text NOT NULL,
	"spec" text,
	"unit_id" bigint NOT NULL,
	"apply_qty" numeric(20, 4) NOT NULL,
	"approved_qty" numeric(20, 4),
	"audit_remark" text,
	"min_qty" numeric(20, 4),
	"max_qty" numeric(20, 4),
	"on_order_qty" numeric(20, 4),
	"ref_price" numeric(20, 6),
	"part_source" text,
	"required_date" date,
	"part_no" text,
	"drawing_no" text,
	"impa_code" text,
	"remark" text,
	"photos" bigint[],
	"base_factor" numeric(20, 8),
	"ordered_qty" numeric(20, 4),
	"received_qty" numeric(20, 4),
	"cancelled_qty" numeric(20, 4),
	"open_qty" numeric(20, 4),
	"line_status" text NOT NULL,
	CONSTRAINT "purchasing_application_line_part_source_check" CHECK (part_source in ('ANY', 'OEM', 'GENUINE', 'EQUIVALENT')),
	CONSTRAINT "purchasing_application_line_line_status_check" CHECK (line_status in ('OPEN', 'POOLED', 'INQUIRY', 'AWARDED', 'ORDERED', 'PART_RECEIVED', 'RECEIVED', 'FROM_STOCK', 'CANCELLED', 'REJECTED'))
);

CREATE TABLE "purchasing_demand_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_demand_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"application_id" bigint,
	"source_line_id" bigint,
	"organization_id" bigint,
	"vessel_id" bigint,
	"purchase_type" text,
	"material_id" bigint,
	"item_name" text,
	"item_name_en" text,
	"spec" text,
	"item_key" text,
	"part_source" text,
	"unit_id" bigint,
	"demand_qty" numeric(20, 4),
	"allocated_qty" numeric(20, 4),
	"open_qty" numeric(20, 4),
	"need_by" date,
	"port_id" bigint,
	"priority" text,
	"route" text NOT NULL,
	"buyer_id" bigint,
	"buyer_note" text,
	"status" text NOT NULL,
	CONSTRAINT "purchasing_demand_line_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER')),
	CONSTRAINT "purchasing_demand_line_part_source_check" CHECK (part_source in ('ANY', 'OEM', 'GENUINE', 'EQUIVALENT')),
	CONSTRAINT "purchasing_demand_line_priority_check" CHECK (priority in ('NORMAL', 'URGENT', 'EMERGENCY')),
	CONSTRAINT "purchasing_demand_line_route_check" CHECK (route in ('NONE', 'RFQ', 'DIRECT', 'LAND_STOCK')),
	CONSTRAINT "purchasing_demand_line_status_check" CHECK (status in ('OPEN', 'ASSIGNED', 'ALLOCATED', 'CLOSED', 'RETURNED'))
);

CREATE TABLE "purchasing_purchase_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_purchase_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"order_no" text,
	"organization_id" bigint NOT NULL,
	"vessel_id" bigint,
	"partner_id" bigint NOT NULL,
	"purchase_type" text NOT NULL,
	"source_kind" text NOT NULL,
	"direct_reason" text,
	"currency_id" bigint NOT NULL,
	"rate" numeric(20, 8),
	"rate_date" date,
	"delivery_term" text,
	"receive_point" text NOT NULL,
	"port_id" bigint,
	"required_date" date NOT NULL,
	"payment_term" text,
	"prepay_pct" numeric(20, 2),
	"goods_amount" numeric(20, 2),
	"charge_amount" numeric(20, 2),
	"tax_amount" numeric(20, 2),
	"total_amount" numeric(20, 2),
	"base_amount" numeric(20, 2),
	"remark" text,
	"sent_at" timestamp(3) with time zone,
	"confirm_ref" text,
	"promised_date" date,
	"status" text NOT NULL,
	"order_status" text NOT NULL,
	CONSTRAINT "purchasing_purchase_order_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER')),
	CONSTRAINT "purchasing_purchase_order_source_kind_check" CHECK (source_kind in ('DIRECT', 'EMERGENCY')),
	CONSTRAINT "purchasing_purchase_order_receive_point_check" CHECK (receive_point in ('SHIP', 'LAND', 'FORWARDER')),
	CONSTRAINT "purchasing_purchase_order_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "purchasing_purchase_order_order_status_check" CHECK (order_status in ('DRAFT', 'APPROVED', 'SENT', 'CONFIRMED', 'CANCELLED'))
);

CREATE TABLE "purchasing_order_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"demand_line_id" bigint,
	"material_id" bigint,
	"description" text NOT NULL,
	"spec" text,
	"unit_id" bigint NOT NULL,
	"qty" numeric(20, 4) NOT NULL,
	"unit_price" numeric(20, 6) NOT NULL,
	"discount_pct" numeric(20, 2),
	"tax_rate" numeric(20, 4),
	"tax_included" boolean,
	"amount" numeric(20, 2),
	"remark" text
);

CREATE TABLE "purchasing_order_charge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_order_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	"tax_rate" numeric(20, 4),
	"tax" numeric(20, 2),
	"remark" text,
	CONSTRAINT "purchasing_order_charge_kind_check" CHECK (kind in ('FREIGHT', 'PACKING', 'CUSTOMS', 'BOAT', 'CERT', 'OTHER'))
);

ALTER TABLE "purchasing_application" ADD CONSTRAINT "purchasing_application_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_application" ADD CONSTRAINT "purchasing_application_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_application" ADD CONSTRAINT "purchasing_application_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_application_line" ADD CONSTRAINT "purchasing_application_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_application"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_application_line" ADD CONSTRAINT "purchasing_application_line_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_application_line" ADD CONSTRAINT "purchasing_application_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_demand_line" ADD CONSTRAINT "purchasing_demand_line_application_id_ref" FOREIGN KEY ("application_id") REFERENCES "public"."purchasing_application"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_demand_line" ADD CONSTRAINT "purchasing_demand_line_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_demand_line" ADD CONSTRAINT "purchasing_demand_line_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_demand_line" ADD CONSTRAINT "purchasing_demand_line_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_demand_line" ADD CONSTRAINT "purchasing_demand_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_demand_line" ADD CONSTRAINT "purchasing_demand_line_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_demand_line" ADD CONSTRAINT "purchasing_demand_line_buyer_id_ref" FOREIGN KEY ("buyer_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_purchase_order" ADD CONSTRAINT "purchasing_purchase_order_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_purchase_order" ADD CONSTRAINT "purchasing_purchase_order_vessel_id_ref" FOREIGN KEY ("vessel_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_purchase_order" ADD CONSTRAINT "purchasing_purchase_order_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_purchase_order" ADD CONSTRAINT "purchasing_purchase_order_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_purchase_order" ADD CONSTRAINT "purchasing_purchase_order_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_line" ADD CONSTRAINT "purchasing_order_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_purchase_order"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_line" ADD CONSTRAINT "purchasing_order_line_demand_line_id_ref" FOREIGN KEY ("demand_line_id") REFERENCES "public"."purchasing_demand_line"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_line" ADD CONSTRAINT "purchasing_order_line_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_line" ADD CONSTRAINT "purchasing_order_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_charge" ADD CONSTRAINT "purchasing_order_charge_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_purchase_order"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "purchasing_application_apply_no_serial" ON "purchasing_application" USING btree ("apply_no") WHERE deleted_at is null;
CREATE INDEX "purchasing_application_sort" ON "purchasing_application" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_application_required_date_day" ON "purchasing_application" USING btree ("required_date") WHERE deleted_at is null;
CREATE INDEX "purchasing_application_organization_id_sort" ON "purchasing_application" USING btree ("organization_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_application_vessel_id_sort" ON "purchasing_application" USING btree ("vessel_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_application_port_id_sort" ON "purchasing_application" USING btree ("port_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_application_line_parent" ON "purchasing_application_line" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "purchasing_demand_line_source_line_id_key" ON "purchasing_demand_line" USING btree ("source_line_id") WHERE deleted_at is null;
CREATE INDEX "purchasing_demand_line_sort" ON "purchasing_demand_line" USING btree ("need_by","id") WHERE deleted_at is null;
CREATE INDEX "purchasing_demand_line_application_id_sort" ON "purchasing_demand_line" USING btree ("application_id","need_by","id") WHERE deleted_at is null;
CREATE INDEX "purchasing_demand_line_source_line_id_sort" ON "purchasing_demand_line" USING btree ("source_line_id","need_by","id") WHERE deleted_at is null;
CREATE INDEX "purchasing_demand_line_organization_id_sort" ON "purchasing_demand_line" USING btree ("organization_id","need_by","id") WHERE deleted_at is null;
CREATE INDEX "purchasing_demand_line_vessel_id_sort" ON "purchasing_demand_line" USING btree ("vessel_id","need_by","id") WHERE deleted_at is null;
CREATE INDEX "purchasing_demand_line_material_id_sort" ON "purchasing_demand_line" USING btree ("material_id","need_by","id") WHERE deleted_at is null;
CREATE INDEX "purchasing_demand_line_unit_id_sort" ON "purchasing_demand_line" USING btree ("unit_id","need_by","id") WHERE deleted_at is null;
CREATE INDEX "purchasing_demand_line_port_id_sort" ON "purchasing_demand_line" USING btree ("port_id","need_by","id") WHERE deleted_at is null;
CREATE INDEX "purchasing_demand_line_buyer_id_sort" ON "purchasing_demand_line" USING btree ("buyer_id","need_by","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "purchasing_purchase_order_order_no_serial" ON "purchasing_purchase_order" USING btree ("order_no") WHERE deleted_at is null;
CREATE INDEX "purchasing_purchase_order_sort" ON "purchasing_purchase_order" USING btree ("order_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_purchase_order_required_date_day" ON "purchasing_purchase_order" USING btree ("required_date") WHERE deleted_at is null;
CREATE INDEX "purchasing_purchase_order_organization_id_sort" ON "purchasing_purchase_order" USING btree ("organization_id","order_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_purchase_order_vessel_id_sort" ON "purchasing_purchase_order" USING btree ("vessel_id","order_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_purchase_order_partner_id_sort" ON "purchasing_purchase_order" USING btree ("partner_id","order_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_purchase_order_currency_id_sort" ON "purchasing_purchase_order" USING btree ("currency_id","order_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_purchase_order_port_id_sort" ON "purchasing_purchase_order" USING btree ("port_id","order_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_order_line_parent" ON "purchasing_order_line" USING btree ("parent_id","seq");
CREATE INDEX "purchasing_order_charge_parent" ON "purchasing_order_charge" USING btree ("parent_id","seq");
