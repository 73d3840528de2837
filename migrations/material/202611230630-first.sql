CREATE TABLE "material_unit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_unit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"dimension" text NOT NULL,
	"decimals" bigint NOT NULL,
	"sort_num" bigint,
	"enabled" boolean,
	"remark" text,
	CONSTRAINT "material_unit_dimension_check" CHECK (dimension in ('COUNT', 'LENGTH', 'MASS', 'VOLUME', 'AREA', 'TIME', 'OTHER'))
);

CREATE TABLE "material_category" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"parent_id" bigint,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"purchase_type" text,
	"impa_section" text,
	"stockable" boolean,
	"batch_tracked" boolean,
	"valued" boolean,
	"sort_num" bigint,
	"remark" text,
	CONSTRAINT "material_category_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER'))
);

CREATE TABLE "material_material" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_material_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code" text,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"category_id" bigint NOT NULL,
	"impa_code" text,
	"issa_code" text,
	"model" text,
	"brand" text,
	"drawing_no" text,
	"part_no" text,
	"base_unit_id" bigint NOT NULL,
	"purchase_unit_id" bigint,
	"purchase_factor" numeric(20, 8),
	"pack_qty" numeric(20, 4),
	"moq" numeric(20, 4),
	"critical" boolean,
	"hazardous" boolean,
	"un_no" text,
	"msds" bigint,
	"shelf_life_days" bigint,
	"cert_required" text,
	"ref_price" numeric(20, 6),
	"ref_currency" bigint,
	"hs_code" text,
	"tax_rate" numeric(20, 4),
	"replaced_by_id" bigint,
	"usable" text NOT NULL,
	"remark" text,
	CONSTRAINT "material_material_usable_check" CHECK (usable in ('PENDING', 'ACTIVE', 'DISABLED'))
);

CREATE TABLE "material_unit_conversion" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_unit_conversion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"material_id" bigint,
	"from_unit_id" bigint NOT NULL,
	"factor" numeric(20, 8) NOT NULL,
	"to_unit_id" bigint,
	"remark" text
);

CREATE TABLE "material_ship_limit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "material_ship_limit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"material_id" bigint NOT NULL,
	"organization_id" bigint,
	"ship_type" text,
	"min_qty" numeric(20, 4) NOT NULL,
	"max_qty" numeric(20, 4) NOT NULL,
	"reorder_qty" numeric(20, 4),
	"lead_days" bigint,
	"monthly_use" numeric(20, 4),
	"keeper_id" bigint,
	"remark" text,
	CONSTRAINT "material_ship_limit_ship_type_check" CHECK (ship_type in ('OIL_TANKER', 'CRUDE_TANKER', 'PRODUCT_TANKER', 'CHEMICAL_TANKER', 'OIL_CHEMICAL_TANKER', 'BUNKER_TANKER', 'BULK_CARRIER', 'CONTAINER', 'GENERAL_CARGO'))
);

CREATE UNIQUE INDEX "material_unit_code_key" ON "material_unit" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "material_unit_sort" ON "material_unit" USING btree ("sort_num","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "material_category_code_key" ON "material_category" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "material_category_sort" ON "material_category" USING btree ("sort_num","id") WHERE deleted_at is null;
CREATE INDEX "material_category_parent_id_sort" ON "material_category" USING btree ("parent_id","sort_num","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "material_material_code_serial" ON "material_material" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "material_material_sort" ON "material_material" USING btree ("code","id") WHERE deleted_at is null;
CREATE INDEX "material_material_category_id_sort" ON "material_material" USING btree ("category_id","code","id") WHERE deleted_at is null;
CREATE INDEX "material_material_base_unit_id_sort" ON "material_material" USING btree ("base_unit_id","code","id") WHERE deleted_at is null;
CREATE INDEX "material_material_purchase_unit_id_sort" ON "material_material" USING btree ("purchase_unit_id","code","id") WHERE deleted_at is null;
CREATE INDEX "material_material_ref_currency_sort" ON "material_material" USING btree ("ref_currency","code","id") WHERE deleted_at is null;
CREATE INDEX "material_material_replaced_by_id_sort" ON "material_material" USING btree ("replaced_by_id","code","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "material_unit_conversion_material_id_from_unit_id_key" ON "material_unit_conversion" USING btree ("material_id","from_unit_id") WHERE deleted_at is null;
CREATE INDEX "material_unit_conversion_material_id_sort" ON "material_unit_conversion" USING btree ("material_id","id","id") WHERE deleted_at is null;
CREATE INDEX "material_unit_conversion_from_unit_id_sort" ON "material_unit_conversion" USING btree ("from_unit_id","id","id") WHERE deleted_at is null;
CREATE INDEX "material_unit_conversion_to_unit_id_sort" ON "material_unit_conversion" USING btree ("to_unit_id","id","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "material_ship_limit_organization_id_material_id_key" ON "material_ship_limit" USING btree ("organization_id","material_id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "material_ship_limit_ship_type_material_id_key" ON "material_ship_limit" USING btree ("ship_type","material_id") WHERE deleted_at is null;
CREATE INDEX "material_ship_limit_sort" ON "material_ship_limit" USING btree ("material_id","id") WHERE deleted_at is null;
CREATE INDEX "material_ship_limit_material_id_sort" ON "material_ship_limit" USING btree ("material_id","material_id","id") WHERE deleted_at is null;
CREATE INDEX "material_ship_limit_organization_id_sort" ON "material_ship_limit" USING btree ("organization_id","material_id","id") WHERE deleted_at is null;
CREATE INDEX "material_ship_limit_keeper_id_sort" ON "material_ship_limit" USING btree ("keeper_id","material_id","id") WHERE deleted_at is null;
