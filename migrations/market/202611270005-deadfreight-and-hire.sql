CREATE TABLE "market_contract_off_hire" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_contract_off_hire_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"begin_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone NOT NULL,
	"hours" numeric(20, 2),
	"reason" text NOT NULL
);

CREATE TABLE "market_hire_period" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_hire_period_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"hire_no" text,
	"contract_id" bigint NOT NULL,
	"customer_id" bigint,
	"ship_id" bigint,
	"currency_id" bigint,
	"period_index" bigint,
	"from_on" date,
	"to_on" date,
	"days" numeric(20, 2),
	"due_on" date,
	"hire_rate" numeric(20, 4),
	"hire_amount" numeric(20, 2),
	"off_hire_hours" numeric(20, 2),
	"off_hire_amount" numeric(20, 2),
	"commission_amount" numeric(20, 2),
	"net_amount" numeric(20, 2),
	"told_on" date,
	"invoice_no" text,
	"invoice_date" date,
	"invoice_amount" numeric(20, 2),
	"invoice_base" numeric(20, 2),
	"billed_base" numeric(20, 2),
	"pay_by" date,
	"received_on" date,
	"hire_state" text NOT NULL,
	CONSTRAINT "market_hire_period_hire_state_check" CHECK (hire_state in ('PLANNED', 'DUE', 'BILLED', 'RECEIVED', 'CANCELLED'))
);

ALTER TABLE "market_contract" ADD COLUMN "hire_days" bigint;
ALTER TABLE "market_contract" ADD COLUMN "hire_due" text;
ALTER TABLE "market_contract" ADD COLUMN "deadfreight_qty" numeric(20, 3);
ALTER TABLE "market_contract" ADD COLUMN "deadfreight_amount" numeric(20, 2);
ALTER TABLE "market_contract" ADD COLUMN "deadfreight_on" date;
ALTER TABLE "market_contract" ADD COLUMN "deadfreight_open" boolean;
ALTER TABLE "market_contract_off_hire" ADD CONSTRAINT "market_contract_off_hire_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_hire_period" ADD CONSTRAINT "market_hire_period_contract_id_ref" FOREIGN KEY ("contract_id") REFERENCES "public"."market_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_hire_period" ADD CONSTRAINT "market_hire_period_customer_id_ref" FOREIGN KEY ("customer_id") REFERENCES "public"."market_customer"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_hire_period" ADD CONSTRAINT "market_hire_period_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_hire_period" ADD CONSTRAINT "market_hire_period_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "market_contract_off_hire_parent" ON "market_contract_off_hire" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "market_hire_period_contract_id_period_index_key" ON "market_hire_period" USING btree ("contract_id","period_index") WHERE deleted_at is null;
CREATE UNIQUE INDEX "market_hire_period_hire_no_serial" ON "market_hire_period" USING btree ("hire_no") WHERE deleted_at is null;
CREATE INDEX "market_hire_period_sort" ON "market_hire_period" USING btree ("due_on","id") WHERE deleted_at is null;
CREATE INDEX "market_hire_period_contract_id_sort" ON "market_hire_period" USING btree ("contract_id","due_on","id") WHERE deleted_at is null;
CREATE INDEX "market_hire_period_customer_id_sort" ON "market_hire_period" USING btree ("customer_id","due_on","id") WHERE deleted_at is null;
CREATE INDEX "market_hire_period_ship_id_sort" ON "market_hire_period" USING btree ("ship_id","due_on","id") WHERE deleted_at is null;
CREATE INDEX "market_hire_period_currency_id_sort" ON "market_hire_period" USING btree ("currency_id","due_on","id") WHERE deleted_at is null;
ALTER TABLE "market_contract" ADD CONSTRAINT "market_contract_hire_due_check" CHECK (hire_due in ('ADVANCE', 'ARREARS'));
