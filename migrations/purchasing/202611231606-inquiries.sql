CREATE TABLE "purchasing_inquiry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_inquiry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"inquiry_no" text,
	"title" text NOT NULL,
	"purchase_type" text,
	"buyer_id" bigint,
	"deadline" timestamp(3) with time zone NOT NULL,
	"round_no" bigint,
	"currencies" bigint[] NOT NULL,
	"delivery_term" text,
	"payment_term" text,
	"validity_days" bigint NOT NULL,
	"allow_partial" boolean,
	"remark" text,
	"estimate_amount" numeric(20, 2),
	"open_asked_by" bigint,
	"inquiry_status" text NOT NULL,
	CONSTRAINT "purchasing_inquiry_purchase_type_check" CHECK (purchase_type in ('STORES', 'SPARES', 'LUBE', 'FUEL', 'PAINT', 'CHEMICAL', 'PROVISION', 'MEDICINE', 'CHART', 'PPE', 'SERVICE', 'REPAIR', 'TOWING', 'OTHER')),
	CONSTRAINT "purchasing_inquiry_inquiry_status_check" CHECK (inquiry_status in ('DRAFT', 'PUBLISHED', 'LOCKED', 'OPENED', 'AWARD_AUDIT', 'AWARDED', 'ORDERED', 'FAILED', 'CANCELLED'))
);

CREATE TABLE "purchasing_inquiry_invite" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_inquiry_invite_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"partner_id" bigint NOT NULL,
	"email" text,
	"invite_status" text NOT NULL,
	"viewed_at" timestamp(3) with time zone,
	"quoted_at" timestamp(3) with time zone,
	"decline_reason" text,
	CONSTRAINT "purchasing_inquiry_invite_invite_status_check" CHECK (invite_status in ('INVITED', 'VIEWED', 'QUOTED', 'DECLINED', 'NO_REPLY'))
);

CREATE TABLE "purchasing_inquiry_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_inquiry_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line_no" bigint,
	"material_id" bigint,
	"description" text NOT NULL,
	"description_en" text,
	"spec" text,
	"part_source" text,
	"unit_id" bigint,
	"qty" numeric(20, 4),
	"need_by" date,
	"target_price" numeric(20, 6),
	"remark" text,
	CONSTRAINT "purchasing_inquiry_line_part_source_check" CHECK (part_source in ('ANY', 'OEM', 'GENUINE', 'EQUIVALENT'))
);

CREATE TABLE "purchasing_inquiry_source" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_inquiry_source_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line_no" bigint,
	"demand_line_id" bigint,
	"organization_id" bigint,
	"port_id" bigint,
	"need_by" date,
	"unit_id" bigint,
	"qty" numeric(20, 4)
);

CREATE TABLE "purchasing_inquiry_round" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_inquiry_round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"round_no" bigint,
	"deadline" timestamp(3) with time zone,
	"partner_ids" bigint[],
	"reason" text,
	"opened_at" timestamp(3) with time zone,
	"opened_by" bigint,
	"rates" text
);

CREATE TABLE "purchasing_quotation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_quotation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"quote_no" text,
	"inquiry_id" bigint,
	"partner_id" bigint,
	"round_no" bigint,
	"source" text,
	"source_note" text,
	"vendor_ref" text,
	"currency_id" bigint,
	"tax_included" boolean,
	"tax_rate" numeric(20, 4),
	"order_discount_pct" numeric(20, 2),
	"freight_mode" text,
	"freight" numeric(20, 2),
	"delivery_term" text,
	"lead_days" bigint,
	"valid_until" date,
	"remark" text,
	"submitted_at" timestamp(3) with time zone,
	"receipt_no" text,
	"payload_hash" text,
	"goods_base" numeric(20, 2),
	"freight_base" numeric(20, 2),
	"total_base" numeric(20, 2),
	"quote_status" text NOT NULL,
	CONSTRAINT "purchasing_quotation_source_check" CHECK (source in ('VENDOR', 'BUYER_ENTRY')),
	CONSTRAINT "purchasing_quotation_freight_mode_check" CHECK (freight_mode in ('INCLUDED', 'FIXED', 'AT_COST')),
	CONSTRAINT "purchasing_quotation_quote_status_check" CHECK (quote_status in ('DRAFT', 'SUBMITTED', 'WITHDRAWN', 'SEALED', 'OPENED', 'AWARDED', 'PART_AWARDED', 'NOT_AWARDED'))
);

CREATE TABLE "purchasing_quotation_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_quotation_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line_no" bigint,
	"description" text,
	"spec" text,
	"asked_unit_id" bigint,
	"qty" numeric(20, 4),
	"line_state" text NOT NULL,
	"unit_price" numeric(20, 6),
	"unit_id" bigint,
	"factor" numeric(20, 4),
	"discount_pct" numeric(20, 2),
	"part_source" text,
	"maker" text,
	"origin" text,
	"lead_days" bigint,
	"remark" text,
	"net_base" numeric(20, 6),
	"amount_base" numeric(20, 2),
	CONSTRAINT "purchasing_quotation_line_line_state_check" CHECK (line_state in ('QUOTED', 'NO_QUOTE')),
	CONSTRAINT "purchasing_quotation_line_part_source_check" CHECK (part_source in ('OEM', 'GENUINE', 'EQUIVALENT', 'NON_ORIGINAL'))
);

CREATE TABLE "purchasing_award" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_award_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"award_no" text,
	"inquiry_id" bigint,
	"round_no" bigint,
	"scenario" text,
	"competition" bigint,
	"goods_base" numeric(20, 2),
	"freight_base" numeric(20, 2),
	"total_base" numeric(20, 2),
	"best_base" numeric(20, 2),
	"benchmark_base" numeric(20, 2),
	"saving_base" numeric(20, 2),
	"saving_pct" numeric(20, 2),
	"few_reason" text,
	"status" text NOT NULL,
	CONSTRAINT "purchasing_award_scenario_check" CHECK (scenario in ('BEST_SPLIT', 'LOWEST_LINE', 'SINGLE', 'MANUAL')),
	CONSTRAINT "purchasing_award_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "purchasing_award_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_award_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line_no" bigint,
	"description" text,
	"unit_id" bigint,
	"qty" numeric(20, 4),
	"partner_id" bigint,
	"quotation_id" bigint,
	"net_base" numeric(20, 6),
	"base_amount" numeric(20, 2),
	"lowest_base" numeric(20, 2),
	"not_lowest_reason" text
);

CREATE TABLE "purchasing_sealed_quote" (
	"quotation_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"payload" text NOT NULL,
	"sealed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "purchasing_sealed_quote_quotation_id_kind_pk" PRIMARY KEY("quotation_id","kind")
);

ALTER TABLE "purchasing_purchase_order" DROP CONSTRAINT "purchasing_purchase_order_source_kind_check";
ALTER TABLE "purchasing_purchase_order" ADD COLUMN "award_id" bigint;
ALTER TABLE "purchasing_inquiry" ADD CONSTRAINT "purchasing_inquiry_buyer_id_ref" FOREIGN KEY ("buyer_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry" ADD CONSTRAINT "purchasing_inquiry_open_asked_by_ref" FOREIGN KEY ("open_asked_by") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_invite" ADD CONSTRAINT "purchasing_inquiry_invite_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_inquiry"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_invite" ADD CONSTRAINT "purchasing_inquiry_invite_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_line" ADD CONSTRAINT "purchasing_inquiry_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_inquiry"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_line" ADD CONSTRAINT "purchasing_inquiry_line_material_id_ref" FOREIGN KEY ("material_id") REFERENCES "public"."material_material"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_line" ADD CONSTRAINT "purchasing_inquiry_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_source" ADD CONSTRAINT "purchasing_inquiry_source_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_inquiry"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_source" ADD CONSTRAINT "purchasing_inquiry_source_demand_line_id_ref" FOREIGN KEY ("demand_line_id") REFERENCES "public"."purchasing_demand_line"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_source" ADD CONSTRAINT "purchasing_inquiry_source_organization_id_ref" FOREIGN KEY ("organization_id") REFERENCES "public"."identity_organization"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_source" ADD CONSTRAINT "purchasing_inquiry_source_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_source" ADD CONSTRAINT "purchasing_inquiry_source_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_round" ADD CONSTRAINT "purchasing_inquiry_round_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_inquiry"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_inquiry_round" ADD CONSTRAINT "purchasing_inquiry_round_opened_by_ref" FOREIGN KEY ("opened_by") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_quotation" ADD CONSTRAINT "purchasing_quotation_inquiry_id_ref" FOREIGN KEY ("inquiry_id") REFERENCES "public"."purchasing_inquiry"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_quotation" ADD CONSTRAINT "purchasing_quotation_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_quotation" ADD CONSTRAINT "purchasing_quotation_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_quotation_line" ADD CONSTRAINT "purchasing_quotation_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_quotation"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_quotation_line" ADD CONSTRAINT "purchasing_quotation_line_asked_unit_id_ref" FOREIGN KEY ("asked_unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_quotation_line" ADD CONSTRAINT "purchasing_quotation_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_award" ADD CONSTRAINT "purchasing_award_inquiry_id_ref" FOREIGN KEY ("inquiry_id") REFERENCES "public"."purchasing_inquiry"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_award_line" ADD CONSTRAINT "purchasing_award_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."purchasing_award"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_award_line" ADD CONSTRAINT "purchasing_award_line_unit_id_ref" FOREIGN KEY ("unit_id") REFERENCES "public"."material_unit"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_award_line" ADD CONSTRAINT "purchasing_award_line_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "purchasing_award_line" ADD CONSTRAINT "purchasing_award_line_quotation_id_ref" FOREIGN KEY ("quotation_id") REFERENCES "public"."purchasing_quotation"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "purchasing_inquiry_inquiry_no_serial" ON "purchasing_inquiry" USING btree ("inquiry_no") WHERE deleted_at is null;
CREATE INDEX "purchasing_inquiry_sort" ON "purchasing_inquiry" USING btree ("inquiry_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_inquiry_deadline_day" ON "purchasing_inquiry" USING btree ("deadline") WHERE deleted_at is null;
CREATE INDEX "purchasing_inquiry_buyer_id_sort" ON "purchasing_inquiry" USING btree ("buyer_id","inquiry_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_inquiry_open_asked_by_sort" ON "purchasing_inquiry" USING btree ("open_asked_by","inquiry_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_inquiry_invite_parent" ON "purchasing_inquiry_invite" USING btree ("parent_id","seq");
CREATE INDEX "purchasing_inquiry_line_parent" ON "purchasing_inquiry_line" USING btree ("parent_id","seq");
CREATE INDEX "purchasing_inquiry_source_parent" ON "purchasing_inquiry_source" USING btree ("parent_id","seq");
CREATE INDEX "purchasing_inquiry_round_parent" ON "purchasing_inquiry_round" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "purchasing_quotation_inquiry_id_partner_id_round_no_key" ON "purchasing_quotation" USING btree ("inquiry_id","partner_id","round_no") WHERE deleted_at is null;
CREATE UNIQUE INDEX "purchasing_quotation_quote_no_serial" ON "purchasing_quotation" USING btree ("quote_no") WHERE deleted_at is null;
CREATE INDEX "purchasing_quotation_sort" ON "purchasing_quotation" USING btree ("quote_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_quotation_submitted_at_day" ON "purchasing_quotation" USING btree ("submitted_at") WHERE deleted_at is null;
CREATE INDEX "purchasing_quotation_inquiry_id_sort" ON "purchasing_quotation" USING btree ("inquiry_id","quote_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_quotation_partner_id_sort" ON "purchasing_quotation" USING btree ("partner_id","quote_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_quotation_currency_id_sort" ON "purchasing_quotation" USING btree ("currency_id","quote_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_quotation_line_parent" ON "purchasing_quotation_line" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "purchasing_award_award_no_serial" ON "purchasing_award" USING btree ("award_no") WHERE deleted_at is null;
CREATE INDEX "purchasing_award_sort" ON "purchasing_award" USING btree ("award_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_award_inquiry_id_sort" ON "purchasing_award" USING btree ("inquiry_id","award_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "purchasing_award_line_parent" ON "purchasing_award_line" USING btree ("parent_id","seq");
ALTER TABLE "purchasing_purchase_order" ADD CONSTRAINT "purchasing_purchase_order_award_id_ref" FOREIGN KEY ("award_id") REFERENCES "public"."purchasing_award"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "purchasing_purchase_order_award_id_sort" ON "purchasing_purchase_order" USING btree ("award_id","order_no" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "purchasing_purchase_order" ADD CONSTRAINT "purchasing_purchase_order_source_kind_check" CHECK (source_kind in ('AWARD', 'DIRECT', 'EMERGENCY'));
