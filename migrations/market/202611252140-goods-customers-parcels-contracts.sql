CREATE TABLE "market_cargo_type" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_cargo_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"kind" text NOT NULL,
	"marpol" text,
	"ibc_ship_type" text,
	"un_no" text,
	"flash_point" numeric(20, 1),
	"density15" numeric(20, 4),
	"pour_point" numeric(20, 1),
	"heating" boolean,
	"carriage_temp" numeric(20, 1),
	"wash_standard" text,
	"compatible_group" text,
	"loss_allowance" numeric(20, 3) NOT NULL,
	"stowage_factor" numeric(20, 3),
	"trimming" boolean,
	"remark" text,
	CONSTRAINT "market_cargo_type_kind_check" CHECK (kind in ('CRUDE', 'DIRTY_PRODUCT', 'CLEAN_PRODUCT', 'CHEMICAL', 'VEG_OIL', 'LPG', 'DRY_BULK')),
	CONSTRAINT "market_cargo_type_marpol_check" CHECK (marpol in ('ANNEX_I', 'X', 'Y', 'Z', 'OS', 'NONE')),
	CONSTRAINT "market_cargo_type_ibc_ship_type_check" CHECK (ibc_ship_type in ('1', '2', '3'))
);

CREATE TABLE "market_banned_previous" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_banned_previous_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"banned_id" bigint NOT NULL,
	"last" bigint NOT NULL,
	"remark" text
);

CREATE TABLE "market_customer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"partner_id" bigint NOT NULL,
	"grade" text NOT NULL,
	"credit_limit" numeric(20, 2),
	"payment_days" bigint NOT NULL,
	"invoice_title" text,
	"sanctions_check" date,
	"kyc_files" bigint[],
	"remark" text,
	"hold_reason" text,
	"standing" text NOT NULL,
	CONSTRAINT "market_customer_grade_check" CHECK (grade in ('A', 'B', 'C')),
	CONSTRAINT "market_customer_standing_check" CHECK (standing in ('OPEN', 'HELD'))
);

CREATE TABLE "market_customer_contact" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_customer_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"job" text,
	"phone" text,
	"email" text,
	"for_what" text NOT NULL,
	CONSTRAINT "market_customer_contact_for_what_check" CHECK (for_what in ('FIXTURE', 'OPERATION', 'INVOICE', 'CLAIM'))
);

CREATE TABLE "market_cargo" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_cargo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"cargo_no" text,
	"cargo_type_id" bigint NOT NULL,
	"name" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"contract_id" bigint,
	"voyage_id" bigint,
	"ship_id" bigint,
	"shipper_id" bigint,
	"consignee_id" bigint,
	"notify_id" bigint,
	"load_port_id" bigint NOT NULL,
	"load_berth" text,
	"disch_port_id" bigint NOT NULL,
	"disch_berth" text,
	"qty" numeric(20, 3) NOT NULL,
	"qty_unit" text NOT NULL,
	"tolerance_pct" numeric(20, 2),
	"tolerance_option" text,
	"min_qty" numeric(20, 3),
	"max_qty" numeric(20, 3),
	"laycan_from" date NOT NULL,
	"laycan_to" date NOT NULL,
	"bl_no" text,
	"bl_date" date,
	"bl_copies" bigint,
	"ship_qty" numeric(20, 3),
	"vef_qty" numeric(20, 3),
	"bl_qty" numeric(20, 3),
	"bl_issued" boolean,
	"loaded_on" date,
	"outturn_qty" numeric(20, 3),
	"discharged_on" date,
	"on_board_qty" numeric(20, 3),
	"loss_allowance" numeric(20, 3) NOT NULL,
	"loss_currency_id" bigint,
	"loss_price" numeric(20, 2),
	"loss_qty" numeric(20, 3),
	"loss_rate" numeric(20, 3),
	"loss_permille" numeric(20, 3),
	"payable_qty" numeric(20, 3),
	"payable_amount" numeric(20, 2),
	"sample_no" text,
	"seal_no" text,
	"quality_files" bigint[],
	"freight_invoice_no" text,
	"claim_note" text,
	"remark" text,
	"cargo_status" text NOT NULL,
	CONSTRAINT "market_cargo_qty_unit_check" CHECK (qty_unit in ('T', 'M3', 'BBL')),
	CONSTRAINT "market_cargo_tolerance_option_check" CHECK (tolerance_option in ('MOLOO', 'MOLCO')),
	CONSTRAINT "market_cargo_cargo_status_check" CHECK (cargo_status in ('OFFERED', 'FIXED', 'PLANNED', 'LOADED', 'DISCHARGED', 'SETTLED', 'CANCELLED'))
);

CREATE TABLE "market_cargo_discharge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_cargo_discharge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"port_id" bigint NOT NULL,
	"berth" text,
	"qty" numeric(20, 3)
);

CREATE TABLE "market_contract" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_contract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"contract_no" text,
	"kind" text NOT NULL,
	"direction" text NOT NULL,
	"customer_id" bigint,
	"owner_id" bigint,
	"broker_id" bigint,
	"ship_id" bigint,
	"ship_requirement" text,
	"cp_form" text NOT NULL,
	"cp_date" date,
	"law" text,
	"place" text,
	"currency_id" bigint NOT NULL,
	"vat_rate" numeric(20, 4),
	"freight_type" text NOT NULL,
	"freight_rate" numeric(20, 4),
	"ws_flat" numeric(20, 4),
	"ws_points" numeric(20, 2),
	"freight_basis" text NOT NULL,
	"min_qty" numeric(20, 3),
	"commission_seen" boolean,
	"laytime_basis" text,
	"laytime_hours" numeric(20, 2),
	"rate_load" numeric(20, 2),
	"rate_disch" numeric(20, 2),
	"reversible" boolean,
	"notice_hours" numeric(20, 2),
	"holidays" text,
	"demurrage_rate" numeric(20, 2),
	"despatch_rate" numeric(20, 2),
	"claim_days" bigint,
	"owner_costs" text,
	"charterer_costs" text,
	"period_days" numeric(20, 2),
	"delivery_on" date,
	"delivery_port_id" bigint,
	"redelivery_from" date,
	"redelivery_to" date,
	"bunker_terms" text,
	"warranties" text,
	"clauses" text,
	"attachments" bigint[],
	"qty_total" numeric(20, 3),
	"commission_pct" numeric(20, 3),
	"amount_estimate" numeric(20, 2),
	"rate" numeric(20, 8),
	"base_estimate" numeric(20, 2),
	"fixed_on" date,
	"credit_released" boolean,
	"invoice_no" text,
	"invoice_date" date,
	"invoice_amount" numeric(20, 2),
	"invoice_base" numeric(20, 2),
	"due_on" date,
	"received_on" date,
	"status" text NOT NULL,
	"contract_status" text NOT NULL,
	CONSTRAINT "market_contract_kind_check" CHECK (kind in ('VOYAGE', 'TIME', 'BAREBOAT')),
	CONSTRAINT "market_contract_direction_check" CHECK (direction in ('OUT', 'IN')),
	CONSTRAINT "market_contract_freight_type_check" CHECK (freight_type in ('PER_TON', 'LUMPSUM', 'WORLDSCALE', 'PER_DAY')),
	CONSTRAINT "market_contract_freight_basis_check" CHECK (freight_basis in ('BL', 'OUTTURN', 'INTAKE', 'MIN')),
	CONSTRAINT "market_contract_laytime_basis_check" CHECK (laytime_basis in ('TOTAL', 'PER_PORT', 'RATE')),
	CONSTRAINT "market_contract_holidays_check" CHECK (holidays in ('SHINC', 'SHEX')),
	CONSTRAINT "market_contract_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "market_contract_contract_status_check" CHECK (contract_status in ('NEGOTIATING', 'ON_SUBS', 'FIXED', 'PERFORMING', 'COMPLETED', 'FAILED', 'CANCELLED'))
);

CREATE TABLE "market_contract_cargo" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_contract_cargo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"cargo_id" bigint NOT NULL,
	"cargo_name" text,
	"qty" numeric(20, 3),
	"min_qty" numeric(20, 3),
	"max_qty" numeric(20, 3),
	"laycan_from" date,
	"laycan_to" date,
	"load_port_id" bigint,
	"disch_port_id" bigint
);

CREATE TABLE "market_contract_payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_contract_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"pct" numeric(20, 2) NOT NULL,
	"trigger" text NOT NULL,
	"days" bigint NOT NULL,
	CONSTRAINT "market_contract_payment_trigger_check" CHECK (trigger in ('SIGNING', 'BL', 'DISCHARGED', 'INVOICE'))
);

CREATE TABLE "market_contract_commission" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_contract_commission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"partner_id" bigint,
	"pct" numeric(20, 3) NOT NULL,
	CONSTRAINT "market_contract_commission_kind_check" CHECK (kind in ('ADDRESS', 'BROKERAGE'))
);

CREATE TABLE "market_contract_exception" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_contract_exception_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"event_type" text NOT NULL,
	"laytime_pct" numeric(20, 2) NOT NULL,
	"demurrage_pct" numeric(20, 2) NOT NULL
);

CREATE TABLE "market_contract_addendum" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_contract_addendum_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"addendum_no" text,
	"contract_id" bigint,
	"customer_id" bigint,
	"currency_id" bigint,
	"reason" text,
	"freight_rate" numeric(20, 4),
	"ws_points" numeric(20, 2),
	"min_qty" numeric(20, 3),
	"period_days" numeric(20, 2),
	"laytime_hours" numeric(20, 2),
	"demurrage_rate" numeric(20, 2),
	"despatch_rate" numeric(20, 2),
	"claim_days" bigint,
	"clauses" text,
	"old_base" numeric(20, 2),
	"base_estimate" numeric(20, 2),
	"status" text NOT NULL,
	CONSTRAINT "market_contract_addendum_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "market_addendum_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_addendum_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"term" text,
	"before" text,
	"after" text,
	CONSTRAINT "market_addendum_change_term_check" CHECK (term in ('freightRate', 'wsPoints', 'minQty', 'periodDays', 'laytimeHours', 'demurrageRate', 'despatchRate', 'claimDays', 'clauses'))
);

ALTER TABLE "market_banned_previous" ADD CONSTRAINT "market_banned_previous_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_cargo_type"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_banned_previous" ADD CONSTRAINT "market_banned_previous_banned_id_ref" FOREIGN KEY ("banned_id") REFERENCES "public"."market_cargo_type"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_customer" ADD CONSTRAINT "market_customer_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_customer_contact" ADD CONSTRAINT "market_customer_contact_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_customer"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_cargo_type_id_ref" FOREIGN KEY ("cargo_type_id") REFERENCES "public"."market_cargo_type"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_customer_id_ref" FOREIGN KEY ("customer_id") REFERENCES "public"."market_customer"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_contract_id_ref" FOREIGN KEY ("contract_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_shipper_id_ref" FOREIGN KEY ("shipper_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_consignee_id_ref" FOREIGN KEY ("consignee_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_notify_id_ref" FOREIGN KEY ("notify_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_load_port_id_ref" FOREIGN KEY ("load_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_disch_port_id_ref" FOREIGN KEY ("disch_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_loss_currency_id_ref" FOREIGN KEY ("loss_currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo_discharge" ADD CONSTRAINT "market_cargo_discharge_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_cargo"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_cargo_discharge" ADD CONSTRAINT "market_cargo_discharge_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract" ADD CONSTRAINT "market_contract_customer_id_ref" FOREIGN KEY ("customer_id") REFERENCES "public"."market_customer"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract" ADD CONSTRAINT "market_contract_owner_id_ref" FOREIGN KEY ("owner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract" ADD CONSTRAINT "market_contract_broker_id_ref" FOREIGN KEY ("broker_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract" ADD CONSTRAINT "market_contract_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract" ADD CONSTRAINT "market_contract_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract" ADD CONSTRAINT "market_contract_delivery_port_id_ref" FOREIGN KEY ("delivery_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_cargo" ADD CONSTRAINT "market_contract_cargo_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_cargo" ADD CONSTRAINT "market_contract_cargo_cargo_id_ref" FOREIGN KEY ("cargo_id") REFERENCES "public"."market_cargo"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_cargo" ADD CONSTRAINT "market_contract_cargo_load_port_id_ref" FOREIGN KEY ("load_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_cargo" ADD CONSTRAINT "market_contract_cargo_disch_port_id_ref" FOREIGN KEY ("disch_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_payment" ADD CONSTRAINT "market_contract_payment_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_commission" ADD CONSTRAINT "market_contract_commission_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_commission" ADD CONSTRAINT "market_contract_commission_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_exception" ADD CONSTRAINT "market_contract_exception_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_addendum" ADD CONSTRAINT "market_contract_addendum_contract_id_ref" FOREIGN KEY ("contract_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_addendum" ADD CONSTRAINT "market_contract_addendum_customer_id_ref" FOREIGN KEY ("customer_id") REFERENCES "public"."market_customer"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract_addendum" ADD CONSTRAINT "market_contract_addendum_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_addendum_change" ADD CONSTRAINT "market_addendum_change_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_contract_addendum"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "market_cargo_type_code_key" ON "market_cargo_type" USING btree ("code") WHERE deleted_at is null;
CREATE UNIQUE INDEX "market_cargo_type_name_key" ON "market_cargo_type" USING btree ("name") WHERE deleted_at is null;
CREATE INDEX "market_cargo_type_sort" ON "market_cargo_type" USING btree ("code","id") WHERE deleted_at is null;
CREATE INDEX "market_banned_previous_parent" ON "market_banned_previous" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "market_customer_partner_id_key" ON "market_customer" USING btree ("partner_id") WHERE deleted_at is null;
CREATE INDEX "market_customer_partner_id_sort" ON "market_customer" USING btree ("partner_id","id","id") WHERE deleted_at is null;
CREATE INDEX "market_customer_contact_parent" ON "market_customer_contact" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "market_cargo_cargo_no_serial" ON "market_cargo" USING btree ("cargo_no") WHERE deleted_at is null;
CREATE INDEX "market_cargo_sort" ON "market_cargo" USING btree ("cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_laycan_from_day" ON "market_cargo" USING btree ("laycan_from") WHERE deleted_at is null;
CREATE INDEX "market_cargo_loaded_on_day" ON "market_cargo" USING btree ("loaded_on") WHERE deleted_at is null;
CREATE INDEX "market_cargo_cargo_type_id_sort" ON "market_cargo" USING btree ("cargo_type_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_customer_id_sort" ON "market_cargo" USING btree ("customer_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_contract_id_sort" ON "market_cargo" USING btree ("contract_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_voyage_id_sort" ON "market_cargo" USING btree ("voyage_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_ship_id_sort" ON "market_cargo" USING btree ("ship_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_shipper_id_sort" ON "market_cargo" USING btree ("shipper_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_consignee_id_sort" ON "market_cargo" USING btree ("consignee_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_notify_id_sort" ON "market_cargo" USING btree ("notify_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_load_port_id_sort" ON "market_cargo" USING btree ("load_port_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_disch_port_id_sort" ON "market_cargo" USING btree ("disch_port_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_loss_currency_id_sort" ON "market_cargo" USING btree ("loss_currency_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_cargo_discharge_parent" ON "market_cargo_discharge" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "market_contract_contract_no_serial" ON "market_contract" USING btree ("contract_no") WHERE deleted_at is null;
CREATE INDEX "market_contract_sort" ON "market_contract" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_cp_date_day" ON "market_contract" USING btree ("cp_date") WHERE deleted_at is null;
CREATE INDEX "market_contract_due_on_day" ON "market_contract" USING btree ("due_on") WHERE deleted_at is null;
CREATE INDEX "market_contract_customer_id_sort" ON "market_contract" USING btree ("customer_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_owner_id_sort" ON "market_contract" USING btree ("owner_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_broker_id_sort" ON "market_contract" USING btree ("broker_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_ship_id_sort" ON "market_contract" USING btree ("ship_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_currency_id_sort" ON "market_contract" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_delivery_port_id_sort" ON "market_contract" USING btree ("delivery_port_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_cargo_parent" ON "market_contract_cargo" USING btree ("parent_id","seq");
CREATE INDEX "market_contract_payment_parent" ON "market_contract_payment" USING btree ("parent_id","seq");
CREATE INDEX "market_contract_commission_parent" ON "market_contract_commission" USING btree ("parent_id","seq");
CREATE INDEX "market_contract_exception_parent" ON "market_contract_exception" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "market_contract_addendum_addendum_no_serial" ON "market_contract_addendum" USING btree ("addendum_no") WHERE deleted_at is null;
CREATE INDEX "market_contract_addendum_sort" ON "market_contract_addendum" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_addendum_contract_id_sort" ON "market_contract_addendum" USING btree ("contract_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_addendum_customer_id_sort" ON "market_contract_addendum" USING btree ("customer_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_addendum_currency_id_sort" ON "market_contract_addendum" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_addendum_change_parent" ON "market_addendum_change" USING btree ("parent_id","seq");
