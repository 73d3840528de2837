CREATE TABLE "voyage_oil_receipt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_oil_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_name" bigint NOT NULL,
	"source_kind" text NOT NULL,
	"report_id" bigint NOT NULL,
	"seq" bigint,
	"oil_grade" text NOT NULL,
	"bonded" boolean,
	"unit_price" numeric(20, 4),
	"currency_id" bigint,
	"credit" numeric(20, 2),
	"estimated" boolean,
	"price_note" text,
	"rate" numeric(20, 8),
	"rate_date" date,
	CONSTRAINT "voyage_oil_receipt_source_kind_check" CHECK (source_kind in ('BUNKER', 'OPENING')),
	CONSTRAINT "voyage_oil_receipt_oil_grade_check" CHECK (oil_grade in ('HFO380', 'VLSFO', 'ULSFO', 'MDO', 'MGO', 'LNG', 'METHANOL'))
);

CREATE TABLE "voyage_oil_month" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_oil_month_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_name" bigint NOT NULL,
	"month" text NOT NULL,
	"used_qty" numeric(20, 3),
	"used_amount" numeric(20, 2),
	"closing_amount" numeric(20, 2),
	"closed_at" timestamp(3) with time zone,
	"closed_name" text,
	"status" text NOT NULL,
	"period_status" text NOT NULL,
	CONSTRAINT "voyage_oil_month_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT')),
	CONSTRAINT "voyage_oil_month_period_status_check" CHECK (period_status in ('OPEN', 'CLOSED'))
);

CREATE TABLE "voyage_oil_month_grade" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_oil_month_grade_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"oil_grade" text NOT NULL,
	"bonded" boolean,
	"opening" numeric(20, 3),
	"opening_amount" numeric(20, 2),
	"received" numeric(20, 3),
	"received_amount" numeric(20, 2),
	"issued" numeric(20, 3),
	"issued_amount" numeric(20, 2),
	"adjusted" numeric(20, 3),
	"adjusted_amount" numeric(20, 2),
	"closing" numeric(20, 3),
	"closing_amount" numeric(20, 2),
	CONSTRAINT "voyage_oil_month_grade_oil_grade_check" CHECK (oil_grade in ('HFO380', 'VLSFO', 'ULSFO', 'MDO', 'MGO', 'LNG', 'METHANOL'))
);

CREATE TABLE "voyage_oil_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_oil_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"oil_grade" text NOT NULL,
	"bonded" boolean,
	"receipt_id" bigint,
	"voyage_id" bigint,
	"consumer" text,
	"qty" numeric(20, 3),
	"amount" numeric(20, 2),
	CONSTRAINT "voyage_oil_entry_kind_check" CHECK (kind in ('RECEIPT', 'ISSUE', 'ADJUST', 'RETURN', 'VARIANCE')),
	CONSTRAINT "voyage_oil_entry_oil_grade_check" CHECK (oil_grade in ('HFO380', 'VLSFO', 'ULSFO', 'MDO', 'MGO', 'LNG', 'METHANOL')),
	CONSTRAINT "voyage_oil_entry_consumer_check" CHECK (consumer in ('ME_CONST', 'ME_MAN', 'GE_SEA', 'GE_DISCH', 'HEATING', 'BOILER_DAILY', 'TANK_CLEAN', 'OTHER', 'ADJUST', 'DEBUNKER'))
);

CREATE TABLE "voyage_oil_layer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_oil_layer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"oil_grade" text NOT NULL,
	"bonded" boolean,
	"receipt_id" bigint,
	"qty" numeric(20, 3),
	"amount" numeric(20, 2),
	"remaining" numeric(20, 3),
	"remaining_amount" numeric(20, 2),
	CONSTRAINT "voyage_oil_layer_oil_grade_check" CHECK (oil_grade in ('HFO380', 'VLSFO', 'ULSFO', 'MDO', 'MGO', 'LNG', 'METHANOL'))
);

ALTER TABLE "voyage_oil_receipt" ADD CONSTRAINT "voyage_oil_receipt_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_receipt" ADD CONSTRAINT "voyage_oil_receipt_report_id_ref" FOREIGN KEY ("report_id") REFERENCES "public"."voyage_report"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_receipt" ADD CONSTRAINT "voyage_oil_receipt_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_month" ADD CONSTRAINT "voyage_oil_month_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_month_grade" ADD CONSTRAINT "voyage_oil_month_grade_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_oil_month"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_entry" ADD CONSTRAINT "voyage_oil_entry_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_oil_month"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_entry" ADD CONSTRAINT "voyage_oil_entry_receipt_id_ref" FOREIGN KEY ("receipt_id") REFERENCES "public"."voyage_oil_receipt"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_entry" ADD CONSTRAINT "voyage_oil_entry_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_layer" ADD CONSTRAINT "voyage_oil_layer_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_oil_month"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_oil_layer" ADD CONSTRAINT "voyage_oil_layer_receipt_id_ref" FOREIGN KEY ("receipt_id") REFERENCES "public"."voyage_oil_receipt"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "voyage_oil_receipt_report_id_source_kind_seq_oil_grade_bonded_key" ON "voyage_oil_receipt" USING btree ("report_id","source_kind","seq","oil_grade","bonded") WHERE deleted_at is null;
CREATE INDEX "voyage_oil_receipt_ship_name_sort" ON "voyage_oil_receipt" USING btree ("ship_name","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_oil_receipt_report_id_sort" ON "voyage_oil_receipt" USING btree ("report_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_oil_receipt_currency_id_sort" ON "voyage_oil_receipt" USING btree ("currency_id","id" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "voyage_oil_month_ship_name_month_key" ON "voyage_oil_month" USING btree ("ship_name","month") WHERE deleted_at is null;
CREATE INDEX "voyage_oil_month_sort" ON "voyage_oil_month" USING btree ("month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_oil_month_ship_name_sort" ON "voyage_oil_month" USING btree ("ship_name","month" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_oil_month_grade_parent" ON "voyage_oil_month_grade" USING btree ("parent_id","seq");
CREATE INDEX "voyage_oil_entry_parent" ON "voyage_oil_entry" USING btree ("parent_id","seq");
CREATE INDEX "voyage_oil_entry_voyage_id_look" ON "voyage_oil_entry" USING btree ("voyage_id");
CREATE INDEX "voyage_oil_entry_receipt_id_look" ON "voyage_oil_entry" USING btree ("receipt_id");
CREATE INDEX "voyage_oil_layer_parent" ON "voyage_oil_layer" USING btree ("parent_id","seq");
