CREATE TABLE "market_voyage_estimate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_voyage_estimate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"estimate_no" text,
	"subject" text NOT NULL,
	"customer_id" bigint,
	"currency_id" bigint NOT NULL,
	"laycan_from" date,
	"laycan_to" date,
	"version_no" bigint,
	"base_id" bigint,
	"best_ship_id" bigint,
	"best_tce" numeric(20, 2),
	"chosen_letter" text,
	"chosen_reason" text,
	"remark" text,
	"estimate_status" text NOT NULL,
	CONSTRAINT "market_voyage_estimate_estimate_status_check" CHECK (estimate_status in ('DRAFT', 'CHOSEN', 'REPLACED', 'DROPPED'))
);

CREATE TABLE "market_estimate_alternative" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_estimate_alternative_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"ship_id" bigint NOT NULL,
	"cargo_type_id" bigint,
	"open_port" bigint,
	"load_port" bigint,
	"disch_port" bigint,
	"bunker_port" bigint,
	"ballast_miles" numeric(20, 1),
	"laden_miles" numeric(20, 1),
	"ballast_speed" numeric(20, 2),
	"laden_speed" numeric(20, 2),
	"weather_margin" numeric(20, 4),
	"load_hours" numeric(20, 2),
	"disch_hours" numeric(20, 2),
	"wait_hours" numeric(20, 2),
	"sea_days" numeric(20, 2),
	"port_days" numeric(20, 2),
	"days" numeric(20, 2),
	"fuel_id" bigint,
	"fuel_cf" numeric(20, 3),
	"ballast_fuel" numeric(20, 2),
	"laden_fuel" numeric(20, 2),
	"port_fuel" numeric(20, 2),
	"fuel_extra" numeric(20, 3),
	"fuel_price" numeric(20, 2),
	"diesel_id" bigint,
	"diesel_cf" numeric(20, 3),
	"sea_diesel" numeric(20, 2),
	"port_diesel" numeric(20, 2),
	"diesel_extra" numeric(20, 3),
	"diesel_price" numeric(20, 2),
	"fuel_tonnes" numeric(20, 3),
	"diesel_tonnes" numeric(20, 3),
	"co2" numeric(20, 3),
	"co2_per_work" numeric(20, 2),
	"qty" numeric(20, 3),
	"min_qty" numeric(20, 3),
	"freight_type" text NOT NULL,
	"rate" numeric(20, 2),
	"ws_flat" numeric(20, 2),
	"ws_points" numeric(20, 2),
	"other_revenue" numeric(20, 2),
	"freight" numeric(20, 2),
	"deadfreight" numeric(20, 2),
	"gross" numeric(20, 2),
	"address_commission" numeric(20, 4),
	"brokerage" numeric(20, 4),
	"commission" numeric(20, 2),
	"port_costs" numeric(20, 2),
	"canal_costs" numeric(20, 2),
	"other_costs" numeric(20, 2),
	"bunker_cost" numeric(20, 2),
	"costs" numeric(20, 2),
	"result" numeric(20, 2),
	"tce" numeric(20, 2),
	CONSTRAINT "market_estimate_alternative_freight_type_check" CHECK (freight_type in ('PER_TON', 'LUMPSUM', 'WORLDSCALE', 'PER_DAY'))
);

CREATE TABLE "market_claim" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"claim_no" text,
	"kind" text NOT NULL,
	"direction" text NOT NULL,
	"voyage_id" bigint NOT NULL,
	"ship_id" bigint,
	"statement_id" bigint,
	"counterparty_name" text NOT NULL,
	"partner_id" bigint,
	"charter_party" text,
	"currency_id" bigint NOT NULL,
	"amount" numeric(20, 2),
	"commission_pct" numeric(20, 4),
	"commission_amount" numeric(20, 2),
	"net_amount" numeric(20, 2),
	"completed_on" date NOT NULL,
	"claim_days" bigint NOT NULL,
	"extended_to" date,
	"due_date" date,
	"submitted_date" date,
	"interest_rate" numeric(20, 4),
	"interest_from" date,
	"agreed_amount" numeric(20, 2),
	"agreed_date" date,
	"paid_amount" numeric(20, 2),
	"paid_date" date,
	"evidence" bigint[],
	"remark" text,
	"claim_status" text NOT NULL,
	CONSTRAINT "market_claim_kind_check" CHECK (kind in ('DEMURRAGE', 'DESPATCH', 'DEADFREIGHT', 'DETENTION', 'SHORTAGE', 'OFF_HIRE', 'OTHER')),
	CONSTRAINT "market_claim_direction_check" CHECK (direction in ('WE_CLAIM', 'AGAINST_US')),
	CONSTRAINT "market_claim_claim_status_check" CHECK (claim_status in ('OPEN', 'SUBMITTED', 'NEGOTIATING', 'AGREED', 'PAID', 'WAIVED', 'TIME_BARRED', 'LEGAL'))
);

CREATE TABLE "market_claim_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_claim_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"document" text NOT NULL,
	"needed" boolean,
	"got" boolean,
	"file" bigint,
	"remark" text,
	CONSTRAINT "market_claim_document_document_check" CHECK (document in ('LETTER', 'STATEMENT', 'NOR', 'SOF', 'PUMPING_LOG', 'PROTEST', 'CARGO_PAPERS', 'CHARTER_PARTY', 'OTHER'))
);

CREATE TABLE "market_claim_round" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_claim_round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"day" date NOT NULL,
	"side" text NOT NULL,
	"offered" numeric(20, 2),
	"said" text NOT NULL,
	"letters" bigint[],
	CONSTRAINT "market_claim_round_side_check" CHECK (side in ('WE', 'THEY'))
);

CREATE TABLE "market_claim_settlement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_claim_settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"settlement_no" text,
	"claim_id" bigint NOT NULL,
	"currency_id" bigint,
	"net_amount" numeric(20, 2),
	"agreed_amount" numeric(20, 2),
	"share_pct" numeric(20, 2),
	"low" boolean,
	"agreed_date" date,
	"grounds" text,
	"evidence" bigint[],
	"status" text NOT NULL,
	CONSTRAINT "market_claim_settlement_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

ALTER TABLE "market_voyage_estimate" ADD CONSTRAINT "market_voyage_estimate_customer_id_ref" FOREIGN KEY ("customer_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_estimate" ADD CONSTRAINT "market_voyage_estimate_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_estimate" ADD CONSTRAINT "market_voyage_estimate_base_id_ref" FOREIGN KEY ("base_id") REFERENCES "public"."market_voyage_estimate"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_estimate" ADD CONSTRAINT "market_voyage_estimate_best_ship_id_ref" FOREIGN KEY ("best_ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_estimate_alternative" ADD CONSTRAINT "market_estimate_alternative_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_voyage_estimate"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_estimate_alternative" ADD CONSTRAINT "market_estimate_alternative_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_estimate_alternative" ADD CONSTRAINT "market_estimate_alternative_cargo_type_id_ref" FOREIGN KEY ("cargo_type_id") REFERENCES "public"."market_cargo_type"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_estimate_alternative" ADD CONSTRAINT "market_estimate_alternative_open_port_ref" FOREIGN KEY ("open_port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_estimate_alternative" ADD CONSTRAINT "market_estimate_alternative_load_port_ref" FOREIGN KEY ("load_port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_estimate_alternative" ADD CONSTRAINT "market_estimate_alternative_disch_port_ref" FOREIGN KEY ("disch_port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_estimate_alternative" ADD CONSTRAINT "market_estimate_alternative_bunker_port_ref" FOREIGN KEY ("bunker_port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_estimate_alternative" ADD CONSTRAINT "market_estimate_alternative_fuel_id_ref" FOREIGN KEY ("fuel_id") REFERENCES "public"."voyage_emission_fuel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_estimate_alternative" ADD CONSTRAINT "market_estimate_alternative_diesel_id_ref" FOREIGN KEY ("diesel_id") REFERENCES "public"."voyage_emission_fuel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_claim" ADD CONSTRAINT "market_claim_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_claim" ADD CONSTRAINT "market_claim_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_claim" ADD CONSTRAINT "market_claim_statement_id_ref" FOREIGN KEY ("statement_id") REFERENCES "public"."voyage_laytime"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_claim" ADD CONSTRAINT "market_claim_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_claim" ADD CONSTRAINT "market_claim_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_claim_document" ADD CONSTRAINT "market_claim_document_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_claim"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_claim_round" ADD CONSTRAINT "market_claim_round_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_claim"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_claim_settlement" ADD CONSTRAINT "market_claim_settlement_claim_id_ref" FOREIGN KEY ("claim_id") REFERENCES "public"."market_claim"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_claim_settlement" ADD CONSTRAINT "market_claim_settlement_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "market_voyage_estimate_estimate_no_serial" ON "market_voyage_estimate" USING btree ("estimate_no") WHERE deleted_at is null;
CREATE INDEX "market_voyage_estimate_sort" ON "market_voyage_estimate" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_estimate_laycan_from_day" ON "market_voyage_estimate" USING btree ("laycan_from") WHERE deleted_at is null;
CREATE INDEX "market_voyage_estimate_customer_id_sort" ON "market_voyage_estimate" USING btree ("customer_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_estimate_currency_id_sort" ON "market_voyage_estimate" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_estimate_base_id_sort" ON "market_voyage_estimate" USING btree ("base_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_estimate_best_ship_id_sort" ON "market_voyage_estimate" USING btree ("best_ship_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_estimate_alternative_parent" ON "market_estimate_alternative" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "market_claim_statement_id_key" ON "market_claim" USING btree ("statement_id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "market_claim_claim_no_serial" ON "market_claim" USING btree ("claim_no") WHERE deleted_at is null;
CREATE INDEX "market_claim_sort" ON "market_claim" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_claim_due_date_day" ON "market_claim" USING btree ("due_date") WHERE deleted_at is null;
CREATE INDEX "market_claim_voyage_id_sort" ON "market_claim" USING btree ("voyage_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_claim_ship_id_sort" ON "market_claim" USING btree ("ship_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_claim_statement_id_sort" ON "market_claim" USING btree ("statement_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_claim_partner_id_sort" ON "market_claim" USING btree ("partner_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_claim_currency_id_sort" ON "market_claim" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_claim_document_parent" ON "market_claim_document" USING btree ("parent_id","seq");
CREATE INDEX "market_claim_round_parent" ON "market_claim_round" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "market_claim_settlement_settlement_no_serial" ON "market_claim_settlement" USING btree ("settlement_no") WHERE deleted_at is null;
CREATE INDEX "market_claim_settlement_sort" ON "market_claim_settlement" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_claim_settlement_agreed_date_day" ON "market_claim_settlement" USING btree ("agreed_date") WHERE deleted_at is null;
CREATE INDEX "market_claim_settlement_claim_id_sort" ON "market_claim_settlement" USING btree ("claim_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_claim_settlement_currency_id_sort" ON "market_claim_settlement" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
