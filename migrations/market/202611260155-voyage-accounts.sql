CREATE TABLE "market_voyage_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_voyage_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"voyage_id" bigint NOT NULL,
	"ship_id" bigint,
	"contract_id" bigint,
	"customer_id" bigint,
	"cargo_names" text,
	"start_time" timestamp(3) with time zone,
	"end_time" timestamp(3) with time zone,
	"booked_on" date,
	"days" numeric(20, 2),
	"currency_id" bigint,
	"rate" numeric(20, 8),
	"estimate_id" bigint,
	"owners_short" boolean,
	"revenue" numeric(20, 2),
	"commission" numeric(20, 2),
	"cost" numeric(20, 2),
	"net" numeric(20, 2),
	"tce" numeric(20, 2),
	"estimate_net" numeric(20, 2),
	"estimate_tce" numeric(20, 2),
	"tce_difference" numeric(20, 2),
	"base_revenue" numeric(20, 2),
	"base_cost" numeric(20, 2),
	"base_net" numeric(20, 2),
	"provisional" boolean,
	"taken_at" timestamp(3) with time zone,
	"locked_at" timestamp(3) with time zone,
	"locked_name" text,
	"remark" text,
	"account_status" text NOT NULL,
	CONSTRAINT "market_voyage_account_account_status_check" CHECK (account_status in ('OPEN', 'LOCKED'))
);

CREATE TABLE "market_voyage_account_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_voyage_account_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line_type" text NOT NULL,
	"estimate" numeric(20, 2),
	"actual" numeric(20, 2),
	"difference" numeric(20, 2),
	"provisional" boolean,
	"reason" text,
	CONSTRAINT "market_voyage_account_line_line_type_check" CHECK (line_type in ('FREIGHT', 'DEADFREIGHT', 'DEMURRAGE', 'OTHER_REV', 'ADDRESS_COMM', 'BROKERAGE', 'BUNKER', 'PORT', 'CARGO_COST', 'INSURANCE', 'CLAIM', 'OTHER'))
);

CREATE TABLE "market_voyage_account_source" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_voyage_account_source_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line_type" text NOT NULL,
	"source" text,
	"source_id" bigint,
	"source_no" text,
	"currency_id" bigint,
	"own_amount" numeric(20, 2),
	"rate" numeric(20, 8),
	"amount" numeric(20, 2),
	"provisional" boolean,
	CONSTRAINT "market_voyage_account_source_line_type_check" CHECK (line_type in ('FREIGHT', 'DEADFREIGHT', 'DEMURRAGE', 'OTHER_REV', 'ADDRESS_COMM', 'BROKERAGE', 'BUNKER', 'PORT', 'CARGO_COST', 'INSURANCE', 'CLAIM', 'OTHER'))
);

CREATE TABLE "market_voyage_account_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_voyage_account_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line_type" text NOT NULL,
	"source_note" text NOT NULL,
	"currency_id" bigint NOT NULL,
	"amount" numeric(20, 2),
	"estimated" boolean,
	"remark" text,
	CONSTRAINT "market_voyage_account_entry_line_type_check" CHECK (line_type in ('OTHER_REV', 'CARGO_COST', 'INSURANCE', 'OTHER'))
);

CREATE TABLE "market_voyage_account_reason" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_voyage_account_reason_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line_type" text NOT NULL,
	"reason" text,
	CONSTRAINT "market_voyage_account_reason_line_type_check" CHECK (line_type in ('FREIGHT', 'DEADFREIGHT', 'DEMURRAGE', 'OTHER_REV', 'ADDRESS_COMM', 'BROKERAGE', 'BUNKER', 'PORT', 'CARGO_COST', 'INSURANCE', 'CLAIM', 'OTHER'))
);

ALTER TABLE "market_voyage_account" ADD CONSTRAINT "market_voyage_account_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account" ADD CONSTRAINT "market_voyage_account_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account" ADD CONSTRAINT "market_voyage_account_contract_id_ref" FOREIGN KEY ("contract_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account" ADD CONSTRAINT "market_voyage_account_customer_id_ref" FOREIGN KEY ("customer_id") REFERENCES "public"."market_customer"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account" ADD CONSTRAINT "market_voyage_account_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account" ADD CONSTRAINT "market_voyage_account_estimate_id_ref" FOREIGN KEY ("estimate_id") REFERENCES "public"."market_voyage_estimate"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account_line" ADD CONSTRAINT "market_voyage_account_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_voyage_account"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account_source" ADD CONSTRAINT "market_voyage_account_source_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_voyage_account"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account_source" ADD CONSTRAINT "market_voyage_account_source_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account_entry" ADD CONSTRAINT "market_voyage_account_entry_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_voyage_account"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account_entry" ADD CONSTRAINT "market_voyage_account_entry_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_voyage_account_reason" ADD CONSTRAINT "market_voyage_account_reason_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_voyage_account"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "market_voyage_account_voyage_id_key" ON "market_voyage_account" USING btree ("voyage_id") WHERE deleted_at is null;
CREATE INDEX "market_voyage_account_sort" ON "market_voyage_account" USING btree ("start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_account_booked_on_day" ON "market_voyage_account" USING btree ("booked_on") WHERE deleted_at is null;
CREATE INDEX "market_voyage_account_voyage_id_sort" ON "market_voyage_account" USING btree ("voyage_id","start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_account_ship_id_sort" ON "market_voyage_account" USING btree ("ship_id","start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_account_contract_id_sort" ON "market_voyage_account" USING btree ("contract_id","start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_account_customer_id_sort" ON "market_voyage_account" USING btree ("customer_id","start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_account_currency_id_sort" ON "market_voyage_account" USING btree ("currency_id","start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_account_estimate_id_sort" ON "market_voyage_account" USING btree ("estimate_id","start_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_voyage_account_line_parent" ON "market_voyage_account_line" USING btree ("parent_id","seq");
CREATE INDEX "market_voyage_account_source_parent" ON "market_voyage_account_source" USING btree ("parent_id","seq");
CREATE INDEX "market_voyage_account_entry_parent" ON "market_voyage_account_entry" USING btree ("parent_id","seq");
CREATE INDEX "market_voyage_account_reason_parent" ON "market_voyage_account_reason" USING btree ("parent_id","seq");
