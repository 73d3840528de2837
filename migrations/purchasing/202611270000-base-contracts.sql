CREATE TABLE "purchasing_base_contract" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_base_contract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"contract_no" text,
	"subject" text NOT NULL,
	"partner_id" bigint NOT NULL,
	"purchase_type" text NOT NULL,
	"currency_id" bigint NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"ceiling_amount" numeric(20, 2) NOT NULL,
	"tolerance_pct" numeric(20, 2),
	"tax_rate" numeric(20, 4),
	"tax_included" boolean,
	"ships" bigint[],
	"ports" bigint[],
	"signed_files" bigint[],
	"remark" text,
	"status" text NOT NULL,
	"contract_status" text NOT NULL,
	CONSTRAINT "purchasing_base_contract_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER')),
	CONSTRAINT "purchasing_base_contract_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "purchasing_base_contract_contract_status_check" CHECK (contract_status in ('DRAFT', 'ACTIVE', 'SUSPENDED', 'EXPIRED', 'TERMINATED'))
);

CREATE TABLE "purchasing_contract_price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_contract_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"material_id" bigint NOT NULL,
	"unit_id" bigint NOT NULL,
	"min_qty" numeric(20, 4),
	"list_price" numeric(20, 6) NOT NULL,
	"discount_pct" numeric(20, 2),
	"price" numeric(20, 6),
	"lead_days" bigint,
	"valid_from" date,
	"valid_to" date,
	"remark" text
);

CREATE TABLE "purchasing_port_charge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_port_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"port_id" bigint NOT NULL,
	"material_id" bigint,
	"add_per_unit" numeric(20, 6) NOT NULL
);

ALTER TABLE "purchasing_purchase_order" DROP CONSTRAINT "purchasing_purchase_order_source_kind_check";
ALTER TABLE "purchasing_award_line" ADD COLUMN "contract_base" numeric(20, 6);
ALTER TABLE "purchasing_award_line" ADD COLUMN "departure_pct" numeric(20, 2);
ALTER TABLE "purchasing_award_line" ADD COLUMN "price_contract_id" bigint;
ALTER TABLE "purchasing_order_line" ADD COLUMN "contract_price" numeric(20, 6);
ALTER TABLE "purchasing_order_line" ADD COLUMN "departure_pct" numeric(20, 2);
ALTER TABLE "purchasing_order_line" ADD COLUMN "price_contract_id" bigint;
ALTER TABLE "purchasing_purchase_order" ADD COLUMN "contract_id" bigint;
ALTER TABLE "purchasing_base_contract" ADD CONSTRAINT "purchasing_base_contract_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_base_contract" ADD CONSTRAINT "purchasing_base_contract_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_contract_price" ADD CONSTRAINT "purchasing_contract_price_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_base_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_contract_price" ADD CONSTRAINT "purchasing_contract_price_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_contract_price" ADD CONSTRAINT "purchasing_contract_price_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_port_charge" ADD CONSTRAINT "purchasing_port_charge_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_base_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_port_charge" ADD CONSTRAINT "purchasing_port_charge_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_port_charge" ADD CONSTRAINT "purchasing_port_charge_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "purchasing_base_contract_contract_no_serial" ON "purchasing_base_contract" USING btree ("contract_no") WHERE deleted_at is null;
CREATE INDEX "purchasing_base_contract_sort" ON "purchasing_base_contract" USING btree ("contract_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_base_contract_end_date_day" ON "purchasing_base_contract" USING btree ("end_date") WHERE deleted_at is null;
CREATE INDEX "purchasing_base_contract_partner_id_sort" ON "purchasing_base_contract" USING btree ("partner_id","contract_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_base_contract_currency_id_sort" ON "purchasing_base_contract" USING btree ("currency_id","contract_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_contract_price_parent" ON "purchasing_contract_price" USING btree ("parent_id","seq");
CREATE INDEX "purchasing_contract_price_material_id_look" ON "purchasing_contract_price" USING btree ("material_id");
CREATE INDEX "purchasing_port_charge_parent" ON "purchasing_port_charge" USING btree ("parent_id","seq");
ALTER TABLE "purchasing_award_line" ADD CONSTRAINT "purchasing_award_line_price_contract_id_ref" FOREIGN KEY ("price_contract_id") REFERENCES "public"."purchasing_base_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_order_line" ADD CONSTRAINT "purchasing_order_line_price_contract_id_ref" FOREIGN KEY ("price_contract_id") REFERENCES "public"."purchasing_base_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_purchase_order" ADD CONSTRAINT "purchasing_purchase_order_contract_id_ref" FOREIGN KEY ("contract_id") REFERENCES "public"."purchasing_base_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "purchasing_purchase_order_contract_id_sort" ON "purchasing_purchase_order" USING btree ("contract_id","order_no" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "purchasing_purchase_order" ADD CONSTRAINT "purchasing_purchase_order_source_kind_check" CHECK (source_kind in ('AWARD', 'CONTRACT', 'DIRECT', 'EMERGENCY'));
